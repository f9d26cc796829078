import { boolean, by, choice, fold, integer, list, number, percent, text, type ValuesOf } from "../../../core/fields";

/** `3.5/4.0` is 3.5; on a scale of one's own, it is not read. */
const OUT_OF_SCALE = by("scale", { "india-10": { outOf: 10 }, "us-4.3": { outOf: 4.3 }, custom: {} }, { outOf: 4 });
/** Extra credit may raise a score above 100%. */
const SCORE = { min: 0, max: 1000 } as const;

/** The inputs of all modes; each mode lists the ones it uses. */
export const fields = {
  scale: choice("Grading scale", {
    options: {
      "us-4.0": "US 4.0 (A+ is 4)",
      "us-4.3": "US 4.3 (A+ is 4.3)",
      "us-4.0-whole": "US 4.0 without plus and minus",
      "india-10": "India, ten points (O to F)",
      custom: "My own",
    },
    default: "us-4.0",
  }),
  gradeInput: choice("Grades are given as", {
    options: { letter: "Letters", percent: "Percent", points: "Grade points" },
    default: "letter",
  }),
  courses: list("Courses", {
    note: "A transcript can be pasted",
    row: { label: "Course" },
    default: [
      { name: "Biology", grade: "B+", credits: 3, level: "regular", term: "Fall", replaced: false },
      { name: "US History", grade: "A−", credits: 4, level: "ap", term: "Fall", replaced: false },
      { name: "Algebra", grade: "B", credits: 4, level: "honors", term: "Fall", replaced: false },
      { name: "English", grade: "A", credits: 3, level: "regular", term: "Fall", replaced: false },
      { name: "Physical education", grade: "P", credits: 1, level: "regular", term: "Fall", replaced: false },
    ],
    min: 1,
    max: 200,
    columns: {
      name: text("Course", { max: 80 }),
      grade: text("Grade", { max: 20 }),
      credits: number("Credits", { min: 0, max: 60 }),
      level: choice("Level", {
        options: { regular: "Regular", honors: "Honors", ap: "AP, IB, dual" },
        default: "regular",
        shown: "more",
      }),
      term: text("Term", { max: 40, shown: "more" }),
      replaced: boolean("Replaced", { note: "A repeat counts instead", default: false, shown: "more" }),
    },
  }),
  ...fold("Bonus for honors and AP", {
    honorsBonus: number("Honors bonus", { unit: "points", default: 0.5, min: 0, max: 2 }),
    apBonus: number("AP/IB bonus", { unit: "points", default: 1, min: 0, max: 2 }),
    bonusMinPoint: number("Lowest grade point that earns the bonus", {
      note: "2 if only C or better does",
      default: 0.7,
      min: 0,
      max: 10,
    }),
  }),
  priorGpa: number("GPA before these courses", {
    default: 0,
    min: 0,
    max: 10,
    reads: OUT_OF_SCALE,
    solve: true,
  }),
  priorCredits: number("Credits before these courses", {
    note: "0 for none",
    default: 0,
    min: 0,
    max: 500,
    solve: true,
  }),
  ...fold("A grade for the GPA you want", {
    wantedGpa: number("GPA you want", {
      note: "Shows the grade that each course would need for it",
      default: null,
      min: 0,
      max: 10,
      reads: OUT_OF_SCALE,
    }),
  }),
  customScale: list("My scale", {
    note: "Highest first",
    row: { label: "Letter" },
    default: [],
    min: 2,
    max: 30,
    columns: {
      letter: text("Letter", { min: 1, max: 20 }),
      points: number("Points", { min: 0, max: 100 }),
      minPercent: percent("From percent", { default: null, min: 0, max: 100 }),
    },
    when: { scale: "custom" },
  }),
  targetGpa: number("Target GPA", { default: 3.5, min: 0, max: 10, reads: OUT_OF_SCALE, solve: 1 }),
  futureCredits: number("Credits still to take", { default: 60, above: 0, max: 500, solve: true }),
  categories: list("Grade categories", {
    row: { label: "Category", name: "name" },
    default: [{ name: "Course so far", weight: 80, score: 85, scores: "", dropLowest: 0 }],
    min: 1,
    max: 30,
    columns: {
      name: text("Category", { max: 60 }),
      weight: percent("Weight", { ...SCORE }),
      score: percent("Score", { default: null, ...SCORE, reads: { outOf: 100 } }),
      scores: text("Scores", { note: "Such as 18/20, 92%, 45/50, instead of the score", max: 2000, shown: "more" }),
      dropLowest: integer("Drop lowest", { default: 0, min: 0, max: 1000, shown: "more" }),
    },
  }),
  finalWeight: percent("Weight of the exam", { default: 20, above: 0, max: 100, solve: true }),
  targetGrade: percent("Grade you want", { default: 88, min: 0, max: 120, solve: true }),
  ...fold("Points on the exam", {
    finalMax: number("Points on the exam", { default: 100, above: 0, max: 10_000 }),
  }),
  cgpaDirection: choice("Direction", {
    options: { "to-percentage": "CGPA to percentage", "to-cgpa": "Percentage to CGPA" },
    default: "to-percentage",
  }),
  cgpa: number("CGPA", {
    default: 8.5,
    min: 0,
    max: 10,
    reads: { outOf: 10 },
    when: { cgpaDirection: "to-percentage" },
    solve: true,
  }),
  percentage: percent("Percentage", { default: 80, min: 0, max: 100, when: { cgpaDirection: "to-cgpa" } }),
  cgpaRule: choice("Rule", {
    options: {
      cbse: "CBSE: 9.5 × CGPA",
      "times-10": "10 × CGPA",
      aicte: "AICTE: 10 × CGPA − 7.5",
      "jntuk-r16": "JNTUK R16: 10 × CGPA − 7.5",
      "mumbai-cbcs": "Mumbai CBCS: 7.1 × CGPA + 11",
      "mumbai-engineering": "Mumbai engineering: 7.1 or 7.4 × CGPA + 12",
      custom: "My own",
    },
    default: "cbse",
  }),
  multiplier: number("Multiplier", { default: 9.5, min: 0.1, max: 20, when: { cgpaRule: "custom" } }),
  offset: number("Offset", {
    note: "Percent = multiplier × CGPA + offset",
    default: 0,
    min: -50,
    max: 50,
    when: { cgpaRule: "custom" },
  }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
export type CourseRow = Inputs["courses"][number];
