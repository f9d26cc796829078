import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { PersonalLoan } from "./loan";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Fixed fee, tax, how it is paid, monthly charge": [
      "originationFeeAmount",
      "feeTaxPercent",
      "feeHandling",
      "monthlyFee",
    ],
    "Extra payments": ["extraMonthly", "extraOnce", "extraOnceDate", "prepaymentPenaltyPercent"],
    "Term in years, first payment and rounding": ["termYears", "rounding", "firstPaymentDate"],
  },
  solve: {
    for: [
      "principal",
      "annualRate",
      "termMonths",
      "originationFeePercent",
      "originationFeeAmount",
      "monthlyFee",
      "extraMonthly",
      "extraOnce",
    ],
    from: [
      "monthlyPayment",
      "apr",
      "effectiveAnnualRate",
      "amountReceived",
      "totalInterest",
      "totalCost",
      "numberOfPayments",
      "payoffDate",
      "interestSaved",
    ],
  },
  derive: (inputs: Inputs) => new PersonalLoan(inputs),
  headline,
  notices,
  working,
});
