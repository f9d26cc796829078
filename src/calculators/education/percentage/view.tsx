import { defineView, tabsFrom } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import percentage from "./calculator";

export default defineView(percentage, {
  FormTop: deferred(() => import("./QuickEntry")),
  tabs: tabsFrom(() => import("./tabs")),
});
