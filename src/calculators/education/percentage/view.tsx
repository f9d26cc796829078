import { defineView, tabsFrom } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import percentage from "./calculator";

export default defineView(percentage, {
  FormTop: deferred(() => import("./QuickEntry")),
  // The headline already shows the result.
  hide: ["result", "asPercent"],
  tabs: tabsFrom(() => import("./tabs")),
});
