import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { Holding } from "./holding";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs, { format }) => new Holding(inputs, format),
  headline,
  notices,
  working,
});
