import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { Mortgage } from "./mortgage";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Property tax, insurance and HOA": [
      "propertyTaxAnnual",
      "propertyTaxRate",
      "propertyTaxGrowth",
      "homeInsuranceAnnual",
      "homeInsuranceGrowth",
      "hoaMonthly",
      "hoaGrowth",
      "otherMonthly",
    ],
    "Extra payments": [
      "extraMonthly",
      "extraMonthlyStart",
      "extraYearly",
      "extraYearlyStart",
      "extraOnce",
      "extraOnceDate",
      "extraPayments",
    ],
    "Adjustable rate (ARM)": [
      "rateType",
      "armFixedYears",
      "armAdjustMonths",
      "armIndexedRate",
      "armScenario",
      "armInitialCap",
      "armPeriodicCap",
      "armLifetimeCap",
      "armFloor",
      "annualIncome",
    ],
    "Mortgage insurance (PMI)": ["pmiRate", "pmiRemoval"],
    "Points and closing costs": ["points", "rateWithoutPoints", "lenderFees", "otherClosingCosts"],
    "First payment, frequency and term in months": ["firstPaymentDate", "paymentFrequency", "termMonths"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "homePrice",
      "downPaymentPercent",
      "downPayment",
      "annualRate",
      "termYears",
      "termMonths",
      "extraMonthly",
      "extraYearly",
      "extraOnce",
      "points",
    ],
    from: [
      "monthlyPayment",
      "monthlyPrincipalInterest",
      "payoffDate",
      "ltv",
      "cashToClose",
      "totalInterest",
      "totalCost",
      "interestSaved",
      "monthsSaved",
      "pointsBreakEvenMonth",
      "apr",
    ],
  },
  derive: (inputs: Inputs) => new Mortgage(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
