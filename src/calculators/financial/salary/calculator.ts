import { defineCalculator } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import { workingFrom } from "../../../core/working";
import { missingIndiaFigures, missingUsFigures } from "../../../fieldsets/tax-figures";
import type { PayAnswer } from "./answer";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { checkUs, UsPay } from "./us";

/** The Indian rules, loaded only if the country is India. */
const INDIA = new OnDemand(() => import("./india"));

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Hours and weeks": ["hoursPerWeek", "overtimeHoursPerWeek", "overtimeMultiplier", "weeksPerYear"],
    "W-4 steps 2 to 4": [
      "step2Checkbox",
      "dependentsCredit",
      "otherIncome",
      "w4Deductions",
      "extraWithholding",
    ],
    "Health plan, HSA, Roth and other deductions": [
      "rothPercent",
      "hsaPerPay",
      "section125PerPay",
      "postTaxPerPay",
    ],
    "Year, bonus, dependents, local tax, wages so far": [
      "taxYear",
      "bonusThisPay",
      "dependents",
      "localTaxRate",
      "ytdWages",
      "ficaExempt",
    ],
    "Provident fund, gratuity, NPS, HRA": [
      "hraPercent",
      "pfBasis",
      "employerPfInCtc",
      "gratuityInCtc",
      "employerNpsPercent",
      "voluntaryPfPercent",
    ],
    "Income tax: age, rent, 80C and others": [
      "ageBand",
      "monthlyRent",
      "metroCity",
      "section80c",
      "nps80ccd1b",
      "section80d",
      "homeLoanInterest",
      "otherDeductions",
    ],
  },
  figures: (answer: PayAnswer) => answer.figures,
  solve: {
    for: ["annualSalary", "hourlyRate", "retirementPercent", "extraWithholding", "annualCtc"],
    from: ["netPay", "annualNet", "annualFederalWithholding"],
  },
  prepare: ({ country, taxYear, state, financialYear }: Inputs) =>
    country === "us" ? missingUsFigures(taxYear, state) : missingIndiaFigures(financialYear, INDIA),
  derive(inputs: Inputs, { format }): PayAnswer {
    if (inputs.country === "in") return new INDIA.value.IndiaPay(inputs, format);
    const pay = new UsPay(inputs);
    checkUs(inputs, pay.pay, format);
    return pay;
  },
  headline: (answer, format) => answer.headline(format),
  notices: (answer, format) => answer.notices(format),
  working: workingFrom(() => import("./working")),
});
