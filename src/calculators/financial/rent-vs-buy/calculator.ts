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
  figures: FIGURES,
  derive: (inputs: Inputs) => new Comparison(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
