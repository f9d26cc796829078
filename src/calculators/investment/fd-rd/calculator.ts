import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Deposit } from "./deposit";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new Deposit(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
