import { defineView, tabsFrom } from "../../../site/kit";
import percentage from "./calculator";
import { QuickEntry } from "./QuickEntry";

export default defineView(percentage, {
  FormTop: QuickEntry,
  // The headline already shows the result.
  hide: ["result", "asPercent"],
  tabs: tabsFrom(() => import("./tabs")),
});
