import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { Refinance } from "./refinance";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs, { format }) => new Refinance(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
