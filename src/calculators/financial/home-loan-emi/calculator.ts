import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { HomeLoan } from "./home-loan";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Rate changes": ["rateChanges", "onRateChange", "maxTermMonths"],
    "Disbursal in parts": ["disbursementType", "tranches", "preEmiMode"],
    Moratorium: ["moratoriumMonths", "moratoriumStart", "moratoriumInterest"],
    "Prepayments and yearly EMI increase": [
      "emiIncreaseYearly",
      "prepaymentEffect",
      "extraMonthly",
      "extraMonthlyStart",
      "extraYearly",
      "extraYearlyStart",
      "extraOnce",
      "extraOnceDate",
      "extraPayments",
    ],
    "Income tax (old regime)": ["taxRate", "interestDeductionCap", "principalDeductionCap"],
    "Term in months and year rows": ["termMonths", "yearBasis"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "principal",
      "annualRate",
      "termYears",
      "termMonths",
      "extraMonthly",
      "extraYearly",
      "extraOnce",
      "emiIncreaseYearly",
      "processingFee",
    ],
    from: [
      "emi",
      "numberOfPayments",
      "payoffDate",
      "totalInterest",
      "totalPayment",
      "totalCost",
      "interestShare",
      "apr",
      "interestSaved",
      "monthsSaved",
    ],
  },
  derive: (inputs: Inputs) => new HomeLoan(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
