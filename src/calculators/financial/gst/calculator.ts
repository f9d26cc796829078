import { defineCalculator } from "../../../core/calculator";
import { INDIA_GST } from "../../../data/tax/india-gst";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import { outputs } from "./outputs";
import { systems } from "./systems";

export default defineCalculator({
  ...systems,
  outputs,
  figures: ({ variant, inputs: { state, stateRate } }) => {
    if (variant === "india-gst") return Object.values(INDIA_GST);
    return variant === "us-sales-tax" && stateRate === null ? [US_SALES_TAX[state]] : [];
  },
});
