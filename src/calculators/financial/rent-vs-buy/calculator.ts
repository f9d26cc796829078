import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Comparison } from "./comparison";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Loan term and PMI": ["termMonths", "termYears", "pmiRate"],
    "Buying and selling costs": ["closingCostPercent", "sellingCostPercent"],
    "Property tax, insurance and upkeep": [
      "propertyTaxRate",
      "homeInsuranceAnnual",
      "maintenanceRate",
      "hoaMonthly",
    ],
    "Renter’s insurance and deposit": ["rentersInsuranceAnnual", "depositMonths"],
    "Growth, returns and inflation": ["homeAppreciation", "rentGrowth", "investmentReturn", "inflation"],
    "Income and capital gains tax": [
      "investmentTaxRate",
      "marginalTaxRate",
      "standardDeduction",
      "stateLocalTaxes",
      "otherDeductions",
      "saltCap",
      "startYear",
      "mortgageInterestLimit",
      "capitalGainsRate",
      "gainExclusion",
    ],
  },
  figures: FIGURES,
  solve: {
    for: [
      "homePrice",
      "monthlyRent",
      "homeAppreciation",
      "investmentReturn",
      "horizonYears",
      "annualRate",
      "rentGrowth",
      "downPaymentPercent",
    ],
    from: ["difference", "breakEvenYears", "breakEvenRent", "firstMonthBuy", "buyNetWorth", "rentNetWorth"],
  },
  derive: (inputs: Inputs) => new Comparison(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
