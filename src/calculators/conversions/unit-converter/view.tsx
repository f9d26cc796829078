import { defineView, tabsFrom } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import unitConverter from "./calculator";
import { UnitTop } from "./UnitTop";

export default defineView(unitConverter, {
  FormTop: UnitTop,
  customInputs: ["mode", "quantity", "value", "from", "to", "query", "ingredient"],
  Display: deferred(() => import("./Picture")),
  figures: ["formula", "resultExact"],
  hide: [
    "result",
    "resultText",
    "factor",
    "factorExact",
    "fromUnit",
    "toUnit",
    "quantity",
    "compoundText",
    "noticeCodes",
    "allUnits",
  ],
  tabs: tabsFrom(() => import("./tabs")),
});
