import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { AutoLoan } from "./loan";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Rebate or low rate": ["cashIncentive", "promoAnnualRate", "promoTermMonths"],
    "Sales tax and fees": [
      "salesTaxRate",
      "tradeInCredit",
      "incentiveTaxed",
      "fees",
      "taxableFees",
      "financeTaxAndFees",
    ],
    "Trade-in loan, balloon, extra payments, first payment": [
      "tradeInOwed",
      "balloonAmount",
      "extraMonthly",
      "firstPaymentDate",
    ],
    "What the car is worth later": ["valueLossPercent"],
    "Federal deduction of car-loan interest": [
      "interestDeductible",
      "taxYear",
      "filingStatus",
      "magi",
      "marginalTaxRate",
    ],
  },
  figures: FIGURES,
  solve: {
    for: [
      "vehiclePrice",
      "downPayment",
      "tradeInValue",
      "annualRate",
      "termMonths",
      "cashIncentive",
      "extraMonthly",
      "promoAnnualRate",
    ],
    from: [
      "monthlyPayment",
      "incentiveAdvantage",
      "costWithIncentive",
      "costWithPromo",
      "amountFinanced",
      "outTheDoorPrice",
      "totalInterest",
      "totalCost",
      "numberOfPayments",
      "payoffDate",
    ],
  },
  derive: (inputs: Inputs) => new AutoLoan(inputs),
  headline,
  notices,
  working,
});
