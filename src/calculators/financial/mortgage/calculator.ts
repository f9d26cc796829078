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
  figures: FIGURES,
  derive: (inputs: Inputs) => new Mortgage(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
