import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Pour } from "./pour";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs, { format }) => new Pour(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
