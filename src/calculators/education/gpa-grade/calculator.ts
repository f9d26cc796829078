import { defineCalculator } from "../../../core/calculator";
import { CGPA_RULES, GRADE_SCALES } from "../../../data/grade-scales";
import { gradesOf } from "./grades";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Bonus for honors and AP": ["honorsBonus", "apBonus", "bonusMinPoint"],
    "Points on the exam": ["finalMax"],
    "A grade for the GPA you want": ["wantedGpa"],
  },
  solve: {
    for: ["targetGpa", "futureCredits", "priorGpa", "finalWeight", "targetGrade", "cgpa", "priorCredits"],
    from: ["neededGpa", "maxReachableGpa", "neededScore", "gradeIfFull", "percentage", "cumulativeGpa"],
  },
  figures: [...Object.values(GRADE_SCALES), ...Object.values(CGPA_RULES)],
  derive: (inputs) => gradesOf(inputs),
  headline,
  notices,
  working,
});
