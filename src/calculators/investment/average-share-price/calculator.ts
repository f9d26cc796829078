import { defineCalculator } from "../../../core/calculator";
import { Holding } from "./holding";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs, { format }) => new Holding(inputs, format),
  headline,
  notices,
  working,
});
