import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { PersonalLoan } from "./loan";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs) => new PersonalLoan(inputs),
  headline,
  notices,
  working,
});
