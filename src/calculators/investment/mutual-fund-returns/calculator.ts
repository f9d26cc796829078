import { defineCalculator } from "../../../core/calculator";
import { missingGainFigures } from "../../../fieldsets/india-gains";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Returns } from "./returns";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Exit load, another expense ratio": ["compareExpenseRatio", "exitLoad", "exitLoadMonths"],
    Tax: [
      "taxMode",
      "taxYear",
      "ltcgExemptionUsed",
      "slabRate",
      "shortTermRate",
      "longTermRate",
      "longTermMonths",
    ],
    Inflation: ["inflationRate"],
  },
  figures: (returns: Returns) => returns.figures,
  solve: {
    for: ["annualRate", "monthlyContribution", "termYears", "endValue"],
    from: ["netValue", "cagr"],
  },
  prepare: ({ mode, taxMode, taxYear }: Inputs) =>
    mode === "project" && taxMode.startsWith("india") ? missingGainFigures(taxYear) : null,
  derive: (inputs: Inputs) => new Returns(inputs),
  headline,
  notices,
  working,
});
