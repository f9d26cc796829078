import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Payoff } from "./payoff";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Minimum payment, interest and start": [
      "minimumRule",
      "minimumPercent",
      "minimumFloor",
      "compounding",
      "asOf",
    ],
  },
  solve: {
    for: ["monthlyBudget", "targetMonths"],
    from: ["months", "totalInterest", "totalPaid", "requiredPayment"],
  },
  derive: (inputs, { format }) => new Payoff(inputs, format),
  headline,
  notices,
  working,
});
