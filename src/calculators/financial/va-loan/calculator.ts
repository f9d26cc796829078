import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { VaLoan } from "./loan";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Down payment": ["downPaymentMode", "downPaymentPercent", "downPayment"],
    "Funding fee": ["firstUse", "fundingFeeExempt", "financeFundingFee", "compareYears", "cashReturn"],
    "Income, debts and household": [
      "annualIncome",
      "incomeTaxesMonthly",
      "monthlyDebts",
      "childcareMonthly",
      "squareFeet",
      "familySize",
      "region",
      "activeDuty",
    ],
    "Entitlement and county limit": ["entitlementUsed", "countyLimit"],
    "Taxes, insurance and HOA": ["propertyTaxAnnual", "propertyTaxRate", "homeInsuranceAnnual", "hoaMonthly"],
    "First payment, points and extra payments": ["firstPaymentDate", "points", "lenderFees", "extraMonthly"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "homePrice",
      "downPaymentPercent",
      "downPayment",
      "requestedLoan",
      "annualRate",
      "termYears",
      "monthlyDebts",
      "annualIncome",
      "extraMonthly",
      "otherClosingCosts",
    ],
    from: [
      "monthlyPayment",
      "fundingFeeRate",
      "residualMargin",
      "residualIncome",
      "backEndRatio",
      "debtToClear",
      "fundingFee",
      "downPaymentShortfall",
      "recoupMonths",
      "payoffDate",
      "apr",
    ],
  },
  derive: (inputs: Inputs) => new VaLoan(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
