import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { splitOf } from "./split";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Discount and service charge": ["discountType", "discountValue", "discountSplit", "serviceCharge"],
    "How tax and tip are entered and shared": [
      "taxType",
      "taxSplit",
      "tipType",
      "tipSplit",
      "tipOn",
      "currencyDigits",
    ],
    "Who paid": ["payments"],
  },
  derive: splitOf,
  headline,
  working: workingFrom(() => import("./working")),
});
