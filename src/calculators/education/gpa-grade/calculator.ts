import { defineCalculator } from "../../../core/calculator";
import { CGPA_RULES, GRADE_SCALES } from "../../../data/grade-scales";
import { gradesOf } from "./grades";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: [...Object.values(GRADE_SCALES), ...Object.values(CGPA_RULES)],
  derive: (inputs) => gradesOf(inputs),
  headline,
  notices,
  working,
});
