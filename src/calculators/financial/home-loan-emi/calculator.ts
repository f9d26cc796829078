import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { HomeLoan } from "./home-loan";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new HomeLoan(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
