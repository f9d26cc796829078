import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Savings } from "./savings";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs) => new Savings(inputs),
  headline,
  notices,
  working,
});
