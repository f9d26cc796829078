import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { Pour } from "./pour";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs, { format }) => new Pour(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
