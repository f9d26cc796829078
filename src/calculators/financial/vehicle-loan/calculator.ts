import { defineCalculator } from "../../../core/calculator";
import { type Inputs, inputs } from "./inputs";
import { AutoLoan } from "./loan";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";
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
