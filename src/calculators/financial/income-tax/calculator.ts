import { defineCalculator } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import { workingFrom } from "../../../core/working";
import { missingIndiaFigures, missingUsFigures } from "../../../fieldsets/tax-figures";
import type { TaxAnswer } from "./answer";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { checkUs, UsYear } from "./us";

/** The Indian rules, loaded only if the country is India. */
const INDIA = new OnDemand(() => import("./india"));

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Age and dependents": ["age", "spouseAge", "blindCount", "otherDependents"],
    "401(k), HSA and adjustments": ["retirementContributions", "cafeteriaDeductions", "adjustments"],
    "Interest, dividends, gains and other income": [
      "selfEmploymentIncome",
      "interestIncome",
      "ordinaryDividends",
      "qualifiedDividends",
      "shortTermGains",
      "longTermGains",
      "socialSecurityBenefits",
      "otherIncome",
      "savingsInterest",
      "stcgEquity",
      "ltcgEquity",
      "ltcgOther",
    ],
    "Deductions: tips, overtime, car loan, itemized": [
      "qualifiedTips",
      "qualifiedOvertime",
      "carLoanInterest",
      "deductionMethod",
      "stateLocalTaxesPaid",
      "mortgageInterest",
      "charity",
      "medicalExpenses",
      "otherItemized",
    ],
    "Credits and local tax": ["otherCredits", "claimEitc", "localTaxRate", "localTaxBase"],
    "Rent and HRA": ["hraReceived", "rentPaid", "metroCity"],
    "Deductions: 80C, NPS, health, loans": [
      "professionalTax",
      "section80c",
      "nps80ccd1b",
      "employerNps",
      "section80d",
      "parents80d",
      "parentsSenior",
      "educationLoanInterest",
      "homeLoanInterest",
      "otherDeductions",
    ],
  },
  figures: (year: TaxAnswer) => year.figures,
  solve: {
    for: ["wages", "salaryIncome", "retirementContributions"],
    from: ["afterTaxIncome", "totalTax", "taxableIncome", "refundOrDue"],
  },
  prepare: ({ country, taxYear, state, financialYear }: Inputs) =>
    country === "us" ? missingUsFigures(taxYear, state) : missingIndiaFigures(financialYear, INDIA),
  derive(inputs: Inputs): TaxAnswer {
    if (inputs.country === "us") {
      checkUs(inputs);
      return new UsYear(inputs);
    }
    const { checkIndia, IndiaYear } = INDIA.value;
    checkIndia(inputs);
    return new IndiaYear(inputs);
  },
  headline: (year, format) => year.headline(format),
  notices: (year, format) => year.notices(format),
  working: workingFrom(() => import("./working")),
});
