import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Comparison } from "./comparison";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new Comparison(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
