import { defineCalculator } from "../../../core/calculator";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  folds: { "Wanted profit and tax": ["targetProfit", "taxRatePercent"] },
  solve: {
    for: ["pricePerUnit", "variableCostPerUnit", "fixedCosts", "expectedUnits"],
    from: ["breakEvenUnits", "profitAtExpected", "profitAfterTax", "targetUnits", "marginOfSafetyPercent"],
  },
});
