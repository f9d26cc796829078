import { boolean, choice, fold, integer, list, number, percent, text, type ValuesOf } from "../../../core/fields";

const MARKS = { mode: "marks" } as const;
const NEEDED = { mode: "needed" } as const;
/** Upper limit of the marks of one subject. */
const MOST_MARKS = 1e6;
const PERCENT = { min: 0, max: 100 } as const;

export const inputs = {
  mode: choice("Question", {
    options: { marks: "Percentage of a mark sheet", needed: "Marks still needed" },
    default: "marks",
  }),
  subjects: list("Subjects", {
    default: [
      { name: "English", obtained: 78, max: 100, compulsory: false, absent: false },
      { name: "Mathematics", obtained: 91, max: 100, compulsory: false, absent: false },
      { name: "Science", obtained: 85, max: 100, compulsory: false, absent: false },
      { name: "Social Science", obtained: 67, max: 100, compulsory: false, absent: false },
      { name: "Hindi", obtained: 74, max: 100, compulsory: false, absent: false },
    ],
    row: { label: "Subject", name: "name" },
    min: 1,
    max: 60,
    columns: {
      name: text("Subject", { max: 60 }),
      obtained: number("Marks", { default: null, max: MOST_MARKS, reads: { outOf: "max" } }),
      max: number("Out of", { noun: "Maximum marks", default: 100, max: MOST_MARKS }),
      passMarks: number("Pass marks", {
        note: "Instead of the percent below",
        default: null,
        min: 0,
        max: MOST_MARKS,
        shown: "more",
      }),
      compulsory: boolean("Compulsory", { note: "Always counts", default: false, shown: "more" }),
      absent: boolean("Absent", { default: false, shown: "more" }),
      secondAttempt: number("Second attempt", {
        note: "The better one counts",
        default: null,
        max: MOST_MARKS,
        reads: { outOf: "max" },
        shown: "more",
      }),
      parts: text("Parts", {
        note: "Theory and practical, such as 58/70, 28/30, instead of the marks",
        max: 200,
        shown: "more",
      }),
    },
    when: MARKS,
  }),
  bestOf: integer("Count the best", {
    noun: "Best of",
    note: "0 for all subjects",
    unit: "subjects",
    default: 0,
    min: 0,
    max: 60,
    when: MARKS,
  }),
  passPercent: percent("Pass mark per subject", { default: 33, ...PERCENT, when: MARKS }),
  ...fold("Pass rules", {
    aggregatePassPercent: percent("Pass mark in total", { default: 33, ...PERCENT, when: MARKS }),
    passRounding: choice("Required marks", {
      options: { none: "Not rounded", down: "Rounded down" },
      default: "none",
      when: MARKS,
    }),
    partsMustPass: boolean("Every part must pass", {
      note: "Theory and practical separately",
      default: false,
      when: MARKS,
    }),
    compartmentMax: integer("Failed subjects allowed", {
      note: "Up to this many is a compartment, more is a fail",
      default: 2,
      min: 0,
      max: 10,
      when: MARKS,
    }),
  }),
  bandScheme: choice("Grades", {
    note: "CBSE board certificates give no division, and their A1 to E are ranks",
    options: {
      "india-division": "Divisions (India)",
      "cbse-8point": "CBSE A1 to E",
      "us-letter": "US letter grades",
      "uk-honours": "UK honours",
      custom: "My own",
    },
    default: "india-division",
    when: MARKS,
  }),
  ...fold("Rounding for the grade", {
    roundForBand: choice("Percentage for the grade", {
      options: { none: "Not rounded", nearest: "Rounded to a whole percent" },
      default: "none",
      when: MARKS,
    }),
  }),
  bands: list("Own grades", {
    note: "Highest first",
    row: { label: "Grade" },
    default: [],
    min: 2,
    max: 20,
    columns: {
      label: text("Grade", { min: 1, max: 40 }),
      minPercent: percent("From", { ...PERCENT }),
    },
    when: { mode: "marks", bandScheme: "custom" },
  }),
  obtainedSoFar: number("Marks so far", {
    default: 270,
    min: 0,
    max: MOST_MARKS,
    reads: { outOf: "maxSoFar" },
    when: NEEDED,
    solve: true,
  }),
  maxSoFar: number("Out of", { noun: "Maximum marks so far", default: 400, min: 0, max: MOST_MARKS, when: NEEDED }),
  remainingMax: number("Marks still to come", {
    default: 100,
    above: 0,
    max: MOST_MARKS,
    messages: { range: "more than 0" },
    when: NEEDED,
    solve: true,
  }),
  targetPercent: percent("Target", { note: "Of all marks", default: 70, ...PERCENT, solve: 1 }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type SubjectRow = Inputs["subjects"][number];
