import { defineCalculator } from "../../../core/calculator";
import { missingGainFigures } from "../../../fieldsets/india-gains";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Plan } from "./plan";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: (plan: Plan) => plan.figures,
  prepare: ({ mode, taxMode, taxYear }: Inputs) =>
    mode !== "swp" && taxMode === "india-equity" ? missingGainFigures(taxYear) : null,
  derive: (inputs: Inputs) => new Plan(inputs),
  comparisons: [
    {
      label: "With or without a step-up",
      scenarios: [
        { name: "No step-up", inputs: { stepUpPercent: 0 } },
        { name: "10% a year", inputs: { stepUpPercent: 10 } },
      ],
    },
  ],
  headline,
  notices,
  working,
});
