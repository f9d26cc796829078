import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Savings } from "./savings";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Deposit times and growth": ["contributionTiming", "contributionGrowth"],
    "Inflation and tax": ["inflationRate", "taxRate", "taxTiming"],
    "Nominal or effective rate, range": ["rateType", "rateVariance"],
  },
  solve: {
    for: ["contribution", "principal", "annualRate", "termYears"],
    from: ["futureValue", "realValue", "afterTaxValue"],
  },
  derive: (inputs: Inputs) => new Savings(inputs),
  headline,
  notices,
  working,
});
