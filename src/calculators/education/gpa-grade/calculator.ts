import { defineCalculator } from "../../../core/calculator";
import { CGPA_RULES, GRADE_SCALES } from "../../../data/grade-scales";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  figures: [...Object.values(GRADE_SCALES), ...Object.values(CGPA_RULES)],
});
