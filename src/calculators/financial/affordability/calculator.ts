import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Affordability } from "./affordability";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs, { format }) => new Affordability(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
