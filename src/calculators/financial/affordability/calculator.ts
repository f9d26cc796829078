import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Affordability } from "./affordability";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs, { format }) => new Affordability(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
