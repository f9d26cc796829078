import { defineCalculator } from "../../../core/calculator";
import { BOARD_RULES, GRADE_BANDS } from "../../../data/mark-sheets";
import { inputs } from "./inputs";
import { marksOf } from "./marks";
import { outputs } from "./outputs";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: [...Object.values(GRADE_BANDS), ...Object.values(BOARD_RULES)],
  derive: (inputs, { format }) => marksOf(inputs, format),
  headline,
  notices,
  working,
});
