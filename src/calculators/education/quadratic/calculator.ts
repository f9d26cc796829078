import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { prepare, SolvedEquation } from "./solved-equation";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  derive: (values: Inputs) => new SolvedEquation(values),
  prepare,
  outputs,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
