import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Payoff } from "./payoff";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs, { format }) => new Payoff(inputs, format),
  headline,
  notices,
  working,
});
