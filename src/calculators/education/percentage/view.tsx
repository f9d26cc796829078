import { componentFrom, defineView, tabsFrom } from "../../../site/kit";
import percentage from "./calculator";

export default defineView(percentage, {
  FormTop: componentFrom(() => import("./QuickEntry")),
  // The headline already shows the result.
  hide: ["result", "asPercent"],
  tabs: tabsFrom(() => import("./tabs")),
});
