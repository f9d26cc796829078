import {
  boolean,
  by,
  choice,
  integer,
  list,
  number,
  percent,
  text,
  type ValuesOf,
} from "../../../core/fields";

const GPA = { mode: "gpa" } as const;
const TARGET = { mode: "target" } as const;
const FINAL = { mode: "final-exam" } as const;
const CGPA = { mode: "cgpa-to-percentage" } as const;
const LETTERS = { mode: ["gpa", "target", "final-exam"] } as const;
/** Modes that ask for what was earned before. */
const PRIOR = { mode: ["gpa", "target"] } as const;
/** Extra credit may raise a score above 100%. */
const SCORE = { min: 0, max: 1000 } as const;

export const inputs = {
  mode: choice({
    label: "What do you want to know?",
    options: {
      gpa: "My GPA",
      target: "The GPA I need from here on",
      "final-exam": "The score I need on the final exam",
      "cgpa-to-percentage": "CGPA to percentage",
    },
    default: "gpa",
  }),
  scale: choice({
    label: "Grading scale",
    options: {
      "us-4.0": "US 4.0 (A+ is 4)",
      "us-4.3": "US 4.3 (A+ is 4.3)",
      "us-4.0-whole": "US 4.0 without plus and minus",
      "india-10": "India, ten points (O to F)",
      custom: "My own",
    },
    default: "us-4.0",
    when: LETTERS,
  }),
  gradeInput: choice({
    label: "Grades are given as",
    options: { letter: "Letters", percent: "Percent", points: "Grade points" },
    default: "letter",
    when: GPA,
  }),
  courses: list({
    label: "Courses",
    note: "A transcript can be pasted",
    itemLabel: "Course",
    default: [
      { name: "Biology", grade: "B+", credits: 3, level: "regular", term: "Fall", replaced: false },
      { name: "US History", grade: "A−", credits: 4, level: "ap", term: "Fall", replaced: false },
      { name: "Algebra", grade: "B", credits: 4, level: "honors", term: "Fall", replaced: false },
      { name: "English", grade: "A", credits: 3, level: "regular", term: "Fall", replaced: false },
      { name: "Physical education", grade: "P", credits: 1, level: "regular", term: "Fall", replaced: false },
    ],
    minRows: 1,
    maxRows: 200,
    item: {
      name: text({ label: "Course", maxLength: 80 }),
      grade: text({ label: "Grade", maxLength: 20 }),
      credits: number({ label: "Credits", min: 0, max: 60 }),
      level: choice({
        label: "Level",
        options: { regular: "Regular", honors: "Honors", ap: "AP, IB, dual" },
        default: "regular",
        advanced: true,
      }),
      term: text({ label: "Term", maxLength: 40, advanced: true }),
      replaced: boolean({
        label: "Replaced",
        note: "A repeat counts instead",
        default: false,
        advanced: true,
      }),
    },
    when: GPA,
  }),
  honorsBonus: number({ label: "Honors bonus", unit: "points", default: 0.5, min: 0, max: 2, when: GPA }),
  apBonus: number({ label: "AP/IB bonus", unit: "points", default: 1, min: 0, max: 2, when: GPA }),
  bonusMinPoint: number({
    label: "Lowest grade point that earns the bonus",
    note: "2 if only C or better does",
    default: 0.7,
    min: 0,
    max: 10,
    when: GPA,
  }),
  priorGpa: number({
    label: by("mode", { target: "GPA so far" }, "GPA before these courses"),
    default: by("mode", { target: 3.2 }, 0),
    min: 0,
    max: 10,
    when: PRIOR,
  }),
  priorCredits: number({
    label: by("mode", { target: "Credits so far" }, "Credits before these courses"),
    note: by("mode", { target: "" }, "0 for none"),
    default: by("mode", { target: 60 }, 0),
    min: 0,
    max: 500,
    when: PRIOR,
  }),
  wantedGpa: number({
    label: "GPA you want",
    note: "Shows the grade that each course would need for it",
    default: null,
    min: 0,
    max: 10,
    when: GPA,
  }),
  customScale: list({
    label: "Own scale",
    note: "Highest first",
    itemLabel: "Letter",
    default: [],
    minRows: 2,
    maxRows: 30,
    item: {
      letter: text({ label: "Letter", minLength: 1, maxLength: 20 }),
      points: number({ label: "Points", min: 0, max: 100 }),
      minPercent: percent({ label: "From percent", default: null, min: 0, max: 100 }),
    },
    when: { ...LETTERS, scale: "custom" },
  }),
  targetGpa: number({ label: "Target GPA", default: 3.5, min: 0, max: 10, when: TARGET }),
  futureCredits: number({
    label: "Credits still to take",
    default: 60,
    above: 0,
    max: 500,
    when: TARGET,
  }),
  categories: list({
    label: "Grade categories",
    itemLabel: "Category",
    rowName: "name",
    default: [{ name: "Course so far", weight: 80, score: 85, scores: "", dropLowest: 0 }],
    minRows: 1,
    maxRows: 30,
    item: {
      name: text({ label: "Category", maxLength: 60 }),
      weight: percent({ label: "Weight", ...SCORE }),
      score: percent({ label: "Score", default: null, ...SCORE }),
      scores: text({
        label: "Scores",
        note: "Such as 18/20, 92%, 45/50, instead of the score",
        maxLength: 2000,
        advanced: true,
      }),
      dropLowest: integer({ label: "Drop lowest", default: 0, min: 0, max: 1000, advanced: true }),
    },
    when: FINAL,
  }),
  finalWeight: percent({ label: "Weight of the exam", default: 20, above: 0, max: 100, when: FINAL }),
  targetGrade: percent({ label: "Grade wanted", default: 88, min: 0, max: 120, when: FINAL }),
  finalMax: number({ label: "Points on the exam", default: 100, above: 0, max: 10_000, when: FINAL }),
  cgpaDirection: choice({
    label: "Direction",
    options: { "to-percentage": "CGPA to percentage", "to-cgpa": "Percentage to CGPA" },
    default: "to-percentage",
    when: CGPA,
  }),
  cgpa: number({
    label: "CGPA",
    default: 8.5,
    min: 0,
    max: 10,
    when: { ...CGPA, cgpaDirection: "to-percentage" },
  }),
  percentage: percent({
    label: "Percentage",
    default: 80,
    min: 0,
    max: 100,
    when: { ...CGPA, cgpaDirection: "to-cgpa" },
  }),
  cgpaRule: choice({
    label: "Rule",
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
    when: CGPA,
  }),
  multiplier: number({
    label: "Multiplier",
    default: 9.5,
    min: 0.1,
    max: 20,
    when: { ...CGPA, cgpaRule: "custom" },
  }),
  offset: number({
    label: "Offset",
    note: "Percent = multiplier × CGPA + offset",
    default: 0,
    min: -50,
    max: 50,
    when: { ...CGPA, cgpaRule: "custom" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type CourseRow = Inputs["courses"][number];
