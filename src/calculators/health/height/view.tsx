import { defineView, tabsFrom } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import height from "./calculator";

export default defineView(height, {
  measured: MEASURED,
  tabs: tabsFrom(() => import("./tabs")),
});
