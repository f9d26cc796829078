import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BMI_CUTOFFS } from "../../../data/bmi-cutoffs";
import { ENERGY } from "../../../data/energy";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Plan } from "./plan";

const { requirement: _, ...figures } = ENERGY;

export default defineCalculator({
  inputs,
  outputs,
  figures: [...Object.values(figures), BMI_CUTOFFS.who],
  link: "personal",
  derive: (inputs: Inputs, { format }) => new Plan(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
