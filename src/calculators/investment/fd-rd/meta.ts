import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "fd-rd-calculator",
  name: "FD and RD Calculator",
  purpose: "Maturity value of a fixed deposit, recurring deposit or CD, with payouts, TDS and early closing.",
  keywords: [
    "FD",
    "RD",
    "fixed deposit",
    "recurring deposit",
    "term deposit",
    "certificate of deposit",
    "CD",
    "APY",
    "TDS on interest",
    "senior citizen",
    "premature withdrawal",
    "bank deposit",
    "India",
  ],
  homeCurrency: by("mode", { cd: "USD" }, "INR"),
} satisfies CalculatorMeta;
