import { boolean, choice, integer, list, number, percent, text, type ValuesOf } from "../../../core/fields";

const MARKS = { mode: "marks" } as const;
const NEEDED = { mode: "needed" } as const;
/** Upper limit of the marks of one subject. */
const MOST_MARKS = 1e6;
const PERCENT = { min: 0, max: 100 } as const;

export const inputs = {
  mode: choice({
    label: "Question",
    options: { marks: "Percentage of a mark sheet", needed: "Marks still needed" },
    default: "marks",
  }),
  subjects: list({
    label: "Subjects",
    default: [
      { name: "English", obtained: 78, max: 100, compulsory: false, absent: false },
      { name: "Mathematics", obtained: 91, max: 100, compulsory: false, absent: false },
      { name: "Science", obtained: 85, max: 100, compulsory: false, absent: false },
      { name: "Social Science", obtained: 67, max: 100, compulsory: false, absent: false },
      { name: "Hindi", obtained: 74, max: 100, compulsory: false, absent: false },
    ],
    itemLabel: "Subject",
    rowName: "name",
    minRows: 1,
    maxRows: 60,
    item: {
      name: text({ label: "Subject", maxLength: 60 }),
      obtained: number({ label: "Marks", default: null, max: MOST_MARKS }),
      max: number({ label: "Out of", noun: "Maximum marks", default: 100, max: MOST_MARKS }),
      passMarks: number({
        label: "Pass marks",
        note: "Instead of the percent below",
        default: null,
        min: 0,
        max: MOST_MARKS,
        advanced: true,
      }),
      compulsory: boolean({ label: "Compulsory", note: "Always counts", default: false, advanced: true }),
      absent: boolean({ label: "Absent", default: false, advanced: true }),
      secondAttempt: number({
        label: "Second attempt",
        note: "The better one counts",
        default: null,
        max: MOST_MARKS,
        advanced: true,
      }),
      parts: text({
        label: "Parts",
        note: "Theory and practical, such as 58/70, 28/30, instead of the marks",
        maxLength: 200,
        advanced: true,
      }),
    },
    when: MARKS,
  }),
  bestOf: integer({
    label: "Count the best",
    noun: "Best of",
    note: "0 for all subjects",
    unit: "subjects",
    default: 0,
    min: 0,
    max: 60,
    when: MARKS,
  }),
  passPercent: percent({ label: "Pass mark per subject", default: 33, ...PERCENT, when: MARKS }),
  aggregatePassPercent: percent({ label: "Pass mark in total", default: 33, ...PERCENT, when: MARKS }),
  passRounding: choice({
    label: "Required marks",
    options: { none: "Not rounded", down: "Rounded down" },
    default: "none",
    when: MARKS,
  }),
  partsMustPass: boolean({
    label: "Every part must pass",
    note: "Theory and practical separately",
    default: false,
    when: MARKS,
  }),
  compartmentMax: integer({
    label: "Failed subjects allowed",
    note: "Up to this many is a compartment, more is a fail",
    default: 2,
    min: 0,
    max: 10,
    when: MARKS,
  }),
  bandScheme: choice({
    label: "Grades",
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
  roundForBand: choice({
    label: "Percentage for the grade",
    options: { none: "Not rounded", nearest: "Rounded to a whole percent" },
    default: "none",
    when: MARKS,
  }),
  bands: list({
    label: "Own grades",
    note: "Highest first",
    itemLabel: "Grade",
    default: [],
    minRows: 2,
    maxRows: 20,
    item: {
      label: text({ label: "Grade", minLength: 1, maxLength: 40 }),
      minPercent: percent({ label: "From", ...PERCENT }),
    },
    when: { mode: "marks", bandScheme: "custom" },
  }),
  obtainedSoFar: number({ label: "Marks so far", default: 270, min: 0, max: MOST_MARKS, when: NEEDED }),
  maxSoFar: number({
    label: "Out of",
    noun: "Maximum marks so far",
    default: 400,
    min: 0,
    max: MOST_MARKS,
    when: NEEDED,
  }),
  remainingMax: number({
    label: "Marks still to come",
    default: 100,
    above: 0,
    max: MOST_MARKS,
    range: "more than 0",
    when: NEEDED,
  }),
  targetPercent: percent({ label: "Target", note: "Of all marks", default: 70, ...PERCENT }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type SubjectRow = Inputs["subjects"][number];
