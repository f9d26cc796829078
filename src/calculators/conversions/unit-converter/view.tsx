import { defineView, tabsFrom } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import unitConverter from "./calculator";
import { UnitTop } from "./UnitTop";

export default defineView(unitConverter, {
  FormTop: UnitTop,
  Display: deferred(() => import("./Picture")),
  tabs: tabsFrom(() => import("./tabs")),
});
