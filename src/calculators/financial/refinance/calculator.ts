import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { Refinance } from "./refinance";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs, { format }) => new Refinance(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
