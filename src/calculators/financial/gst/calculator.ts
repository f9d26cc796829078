import { defineCalculator } from "../../../core/calculator";
import { INDIA_GST } from "../../../data/tax/india-gst";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import { outputs } from "./outputs";
import { systems } from "./systems";

export default defineCalculator({
  ...systems,
  outputs,
  folds: {
    "Quantity and discount": ["quantity", "discountPercent"],
    "Cess and rounding": ["cessPercent", "roundTotal"],
    "Another state rate": ["stateRate"],
    "Several lines": ["items"],
  },
  figures: ({ variant, inputs: { state, stateRate } }) => {
    if (variant === "india-gst") return Object.values(INDIA_GST);
    return variant === "us-sales-tax" && stateRate === null ? [US_SALES_TAX[state]] : [];
  },
  solve: {
    for: ["amount", "gstRate", "vatRate", "localRate"],
    from: ["grossAmount", "taxAmount", "netAmount"],
  },
});
