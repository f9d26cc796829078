import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { AutoLoan } from "./loan";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new AutoLoan(inputs),
  headline,
  notices,
  working,
});
