import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { StaffLoan } from "./staff-loan";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new StaffLoan(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
