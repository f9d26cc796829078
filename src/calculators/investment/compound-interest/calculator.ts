import { defineCalculator } from "../../../core/calculator";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Savings } from "./savings";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs) => new Savings(inputs),
  headline,
  notices,
  working,
});
