import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { prepare, SolvedEquation } from "./solved-equation";

export default defineCalculator({
  inputs,
  derive: (values: Inputs) => new SolvedEquation(values),
  prepare,
  outputs,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
