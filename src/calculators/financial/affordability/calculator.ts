import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Affordability } from "./affordability";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Co-borrower and lender rule": ["coBorrowerIncome", "rule", "frontRatio", "backRatio"],
    "Down payment and loan limits, term in months": [
      "downPaymentMode",
      "minDownPaymentPercent",
      "loanLimit",
      "termMonths",
    ],
    "Taxes, insurance, HOA and PMI": ["propertyTaxRate", "homeInsuranceRate", "hoaMonthly", "pmiRate"],
    "Cash to close": ["closingCostPercent", "reserveMonths", "cashAvailable"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "annualIncome",
      "downPayment",
      "downPaymentPercent",
      "monthlyDebts",
      "annualRate",
      "monthlyBudget",
      "termYears",
      "coBorrowerIncome",
    ],
    from: [
      "maxHomePrice",
      "maxLoan",
      "monthlyPayment",
      "frontEndRatio",
      "backEndRatio",
      "ltv",
      "cashNeeded",
      "cashLeft",
    ],
  },
  derive: (inputs, { format }) => new Affordability(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
