import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { CONSUMER_PRICES } from "../../../data/prices/consumer-prices";
import { headline } from "./headline";
import { Inflation } from "./inflation";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "By month": ["fromMonth", "toMonth"],
    "Savings and tax": ["annualRate", "taxRate"],
  },
  figures: [CONSUMER_PRICES.us, CONSUMER_PRICES.india],
  solve: {
    for: ["amount", "newAmount", "oldAmount", "inflationRate", "termYears", "annualRate"],
    from: [
      "adjustedAmount",
      "futureCost",
      "purchasingPower",
      "realChangePercent",
      "neededAmount",
      "savingsReal",
      "realReturn",
    ],
  },
  derive: (inputs: Inputs) => new Inflation(inputs),
  headline,
  working: workingFrom(() => import("./working")),
});
