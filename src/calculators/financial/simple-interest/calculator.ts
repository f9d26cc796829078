import { defineCalculator } from "../../../core/calculator";
import { type Inputs, inputs } from "./inputs";
import { SimpleInterest } from "./interest";
import { outputs } from "./outputs";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs) => new SimpleInterest(inputs),
  headline,
  notices,
  working,
});
