import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BMI_CUTOFFS } from "../../../data/bmi-cutoffs";
import { ENERGY } from "../../../data/energy";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Plan } from "./plan";
import { headline, notices } from "./words";

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
