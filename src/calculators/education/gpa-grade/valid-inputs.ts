/** For tests only: inputs with grades that the scale has, and with a descending custom scale. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { modes } from "./modes";

const { courses: _courses, customScale: _scale, categories: _categories, ...others } = modes.inputs;

const GRADES = {
  letter: ["A", "B", "F", "P", "W"],
  percent: ["95", "88.5%", "71", "40", "W"],
  points: ["4", "3.7", "2.25", "0", "P"],
} as const;

const rows = fc.array(
  fc.record({
    place: fc.nat({ max: 4 }),
    credits: fc.integer({ min: 0, max: 10 }).map((half) => half / 2),
    level: fc.constantFrom("regular", "honors", "ap"),
    term: fc.constantFrom("", "Fall", "Spring"),
    replaced: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

const categories = fc.array(
  fc.oneof(
    fc.record({
      name: fc.constantFrom("Homework", "", "quizzes"),
      weight: fc.integer({ min: 0, max: 60 }),
      score: fc.option(fc.integer({ min: 0, max: 105 })),
    }),
    fc.record({
      weight: fc.integer({ min: 1, max: 60 }),
      scores: fc.constantFrom("18/20, 92%, 45/50", "7/9 8/9 3/7", "10 20 30 40"),
      dropLowest: fc.nat({ max: 2 }),
    }),
  ),
  { minLength: 1, maxLength: 5 },
);

const customScale = [
  { letter: "A", points: 4, minPercent: 85 },
  { letter: "B", points: 3, minPercent: 70 },
  { letter: "F", points: 0, minPercent: 0 },
];

export const validInputs = fc.tuple(likelyInputs(others), rows, categories).map(([given, courses, graded]) => {
  const gradeInput = (given.gradeInput ?? "letter") as keyof typeof GRADES;
  const usable = given.scale === "india-10" && gradeInput === "percent" ? "points" : gradeInput;
  return {
    ...given,
    gradeInput: usable,
    courses: courses.map(({ place, ...row }) => ({ ...row, grade: GRADES[usable][place] as string })),
    categories: graded,
    customScale,
  };
});
