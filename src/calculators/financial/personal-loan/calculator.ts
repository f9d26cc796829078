import { defineCalculator } from "../../../core/calculator";
import { type Inputs, inputs } from "./inputs";
import { PersonalLoan } from "./loan";
import { outputs } from "./outputs";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs) => new PersonalLoan(inputs),
  headline,
  notices,
  working,
});
