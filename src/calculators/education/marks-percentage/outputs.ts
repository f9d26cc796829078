import { outputsOf } from "../../../core/outputs";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import type { MarkSheet } from "./mark-sheet";
import type { Marks } from "./marks";
import type { StillNeeded } from "./still-needed";

const { boolean, choice, integer, number, percent, table, text } = outputsOf<Marks>();

const maybe = { optional: true } as const;

const ofSheet =
  <T>(read: (sheet: MarkSheet) => T) =>
  ({ sheet }: Marks) =>
    sheet && read(sheet);

const sheetNumber = (read: (sheet: MarkSheet) => Rational | null) =>
  ofSheet((sheet) => read(sheet)?.toNumber() ?? null);

const neededNumber =
  (read: (needed: StillNeeded) => Rational) =>
  ({ needed }: Marks) =>
    needed && toFiniteNumber(read(needed));

export const outputs = {
  totalObtained: number({
    label: "Total marks",
    ...maybe,
    value: sheetNumber((sheet) => sheet.totalObtained),
  }),
  totalMax: number({ label: "Out of", ...maybe, value: sheetNumber((sheet) => sheet.totalMax) }),
  percentage: percent({ label: "Percentage", ...maybe, value: sheetNumber((sheet) => sheet.percentage) }),
  percentageExact: text({
    label: "Percentage, exact",
    ...maybe,
    advanced: true,
    value: ofSheet((sheet) => exactText(sheet.percentage)),
  }),
  averagePercent: percent({
    label: "Mean of the subjects",
    note: "Every subject weighs the same",
    ...maybe,
    value: sheetNumber((sheet) => sheet.averagePercent),
  }),
  grade: text({ label: "Grade", ...maybe, value: ofSheet((sheet) => sheet.grade) }),
  nextBand: text({ label: "Next grade", ...maybe, value: ofSheet((sheet) => sheet.nextBand?.label ?? null) }),
  marksToNextBand: number({
    label: "Marks to the next grade",
    ...maybe,
    value: sheetNumber((sheet) => sheet.marksToNextBand),
  }),
  status: choice({
    label: "Result",
    options: { pass: "Pass", compartment: "Compartment", fail: "Fail" },
    ...maybe,
    value: ofSheet((sheet) => sheet.status),
  }),
  failedCount: integer({
    label: "Subjects failed",
    ...maybe,
    value: ofSheet((sheet) => sheet.failed.length),
  }),
  highestSubject: text({ label: "Highest", ...maybe, value: ofSheet((sheet) => sheet.highest.name) }),
  lowestSubject: text({ label: "Lowest", ...maybe, value: ofSheet((sheet) => sheet.lowest.name) }),
  subjectTable: table({
    label: "Subject by subject",
    columns: {
      name: text({ label: "Subject" }),
      obtained: number({ label: "Marks" }),
      max: number({ label: "Out of" }),
      percent: percent({ label: "Percent", digits: 2 }),
      grade: text({ label: "Grade", optional: true }),
      required: number({ label: "Needed to pass" }),
      passed: boolean({ label: "Passed" }),
      counted: boolean({ label: "Counts" }),
      shortBy: number({ label: "Short by" }),
    },
    value: ofSheet((sheet) =>
      sheet.subjects.map((subject) => ({
        name: subject.name,
        obtained: subject.obtained.toNumber(),
        max: subject.max.toNumber(),
        percent: subject.percent.toNumber(),
        grade: sheet.bands.gradeOf(subject.percent),
        required: subject.required.toNumber(),
        passed: subject.passed,
        counted: sheet.counted.includes(subject),
        shortBy: subject.shortBy.toNumber(),
      })),
    ),
  }),
  targetTable: table({
    label: "What one subject would need",
    columns: {
      name: text({ label: "Subject" }),
      obtained: number({ label: "Marks now" }),
      needed: number({ label: "Marks for the target" }),
      max: number({ label: "Out of" }),
      reachable: boolean({ label: "Within reach" }),
    },
    value: ofSheet((sheet) => sheet.targetTable()),
  }),
  neededMarks: number({ label: "Marks needed", ...maybe, value: neededNumber((needed) => needed.marks) }),
  neededPercent: percent({
    label: "Needed in the marks to come",
    noun: "Percentage needed in the marks to come",
    ...maybe,
    value: neededNumber((needed) => needed.percent),
  }),
  marksLost: number({
    label: "Marks lost",
    note: "Of those so far",
    ...maybe,
    value: neededNumber((needed) => needed.lost),
  }),
  marksToSpare: number({
    label: "Marks to spare",
    note: "Of those still to come",
    ...maybe,
    value: ({ needed }) => (needed?.achievable ? needed.remaining.subtract(needed.marks).toNumber() : null),
  }),
  bestPossiblePercent: percent({
    label: "Best possible",
    noun: "Best possible percentage",
    note: "With full marks from here on",
    ...maybe,
    value: neededNumber((needed) => needed.bestPossible),
  }),
  achievable: boolean({ label: "Within reach", ...maybe, value: ({ needed }) => needed?.achievable ?? null }),
};
