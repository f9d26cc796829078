import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FhaLoan } from "./loan";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "FHA insurance (MIP)": ["ufmipRate", "financeUfmip", "mipMethod", "mipThreshold"],
    "Units and loan limit": ["units", "limitArea", "countyLimit"],
    "Taxes, insurance and HOA": ["propertyTaxAnnual", "propertyTaxRate", "homeInsuranceAnnual", "hoaMonthly"],
    "First payment, points and extra payments": ["firstPaymentDate", "points", "lenderFees", "extraMonthly"],
    "Income and debts": ["annualIncome", "monthlyDebts"],
    "Refinancing an FHA loan": ["priorUfmip", "priorLoanMonths"],
    "Conventional loan to compare": ["conventionalRate", "conventionalPmiRate", "compareYears"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "homePrice",
      "downPaymentPercent",
      "downPayment",
      "annualRate",
      "termYears",
      "conventionalRate",
      "extraMonthly",
      "annualIncome",
      "monthlyDebts",
    ],
    from: [
      "monthlyPayment",
      "mipMonths",
      "extraDownForLimit",
      "baseLoan",
      "fhaAdvantage",
      "frontEndRatio",
      "backEndRatio",
      "payoffDate",
      "totalMip",
      "apr",
    ],
  },
  derive: (inputs: Inputs) => new FhaLoan(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
