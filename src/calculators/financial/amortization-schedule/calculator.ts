import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Plan } from "./plan";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Interest method and compounding": ["interestMethod", "compounding", "startDate"],
    "Repayment type, balloon and payment holiday": [
      "amortizationType",
      "interestOnlyPayments",
      "moratoriumPayments",
      "balloonAmount",
      "balloonAfter",
      "paymentOverride",
    ],
    "Rate changes": ["rateChanges", "onRateChange"],
    "Extra payments": [
      "extraMonthly",
      "extraMonthlyStart",
      "extraYearly",
      "extraYearlyStart",
      "extraOnce",
      "extraOnceDate",
      "extraPayments",
      "extraEffect",
    ],
    "Term in months, rounding and year rows": ["termMonths", "rounding", "yearBasis"],
  },
  solve: {
    for: [
      "principal",
      "annualRate",
      "termYears",
      "termMonths",
      "balloonAmount",
      "paymentOverride",
      "extraMonthly",
      "extraYearly",
      "extraOnce",
    ],
    from: [
      "payment",
      "payoffDate",
      "numberOfPayments",
      "lastPayment",
      "totalInterest",
      "totalPaid",
      "interestSaved",
      "effectiveAnnualRate",
    ],
  },
  derive: (inputs: Inputs, { format }) => new Plan(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
