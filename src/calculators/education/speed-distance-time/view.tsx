import { defineView, tabsFrom } from "../../../site/kit";
import calculator from "./calculator";

export default defineView(calculator, {
  tabs: tabsFrom(() => import("./tabs")),
});
