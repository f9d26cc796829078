import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Plan } from "./plan";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs, { format }) => new Plan(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
