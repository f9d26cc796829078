import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { Refinance } from "./refinance";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Current payment, insurance and payoff penalty": [
      "currentPayment",
      "currentMi",
      "currentMiMonths",
      "prepaymentPenalty",
    ],
    "Cash out and new mortgage insurance": ["cashOut", "newMi", "newMiMonths"],
    "Points and closing costs": ["points", "lenderFees", "otherClosingCosts", "lenderCredit", "financeCosts"],
    "Tax savings and return on savings": ["taxRate", "discountRate"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "newRate",
      "horizonYears",
      "otherClosingCosts",
      "lenderFees",
      "points",
      "lenderCredit",
      "newTermYears",
      "cashOut",
      "currentRate",
    ],
    from: [
      "savingsAtHorizon",
      "breakEvenMonths",
      "lifetimeSavings",
      "monthlySavings",
      "newPayment",
      "npv",
      "samePaymentMonths",
      "apr",
    ],
  },
  derive: (inputs, { format }) => new Refinance(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
