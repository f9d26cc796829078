import { defineCalculator } from "../../../core/calculator";
import { missingGainFigures } from "../../../fieldsets/india-gains";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Returns } from "./returns";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: (returns: Returns) => returns.figures,
  prepare: ({ mode, taxMode, taxYear }: Inputs) =>
    mode === "project" && taxMode.startsWith("india") ? missingGainFigures(taxYear) : null,
  derive: (inputs: Inputs) => new Returns(inputs),
  headline,
  notices,
  working,
});
