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
  totalObtained: number("Total marks", { ...maybe, shown: "more", value: sheetNumber((sheet) => sheet.totalObtained) }),
  totalMax: number("Out of", { ...maybe, shown: "more", value: sheetNumber((sheet) => sheet.totalMax) }),
  percentage: percent("Percentage", {
    ...maybe,
    digits: 2,
    shown: "more",
    value: sheetNumber((sheet) => sheet.percentage),
  }),
  percentageExact: text("Percentage, exact", {
    ...maybe,
    shown: "more",
    value: ofSheet((sheet) => exactText(sheet.percentage)),
  }),
  averagePercent: percent("Mean of the subjects", {
    note: "Every subject counts the same",
    ...maybe,
    value: sheetNumber((sheet) => sheet.averagePercent),
  }),
  grade: text("Grade", { ...maybe, value: ofSheet((sheet) => sheet.grade) }),
  nextBand: text("Next grade", { ...maybe, value: ofSheet((sheet) => sheet.nextBand?.label ?? null) }),
  marksToNextBand: number("Marks to the next grade", {
    ...maybe,
    value: sheetNumber((sheet) => sheet.marksToNextBand),
  }),
  status: choice("Result", {
    options: { pass: "Pass", compartment: "Compartment", fail: "Fail" },
    ...maybe,
    value: ofSheet((sheet) => sheet.status),
  }),
  failedCount: integer("Subjects failed", { ...maybe, value: ofSheet((sheet) => sheet.failed.length) }),
  highestSubject: text("Highest", { ...maybe, value: ofSheet((sheet) => sheet.highest.name) }),
  lowestSubject: text("Lowest", { ...maybe, value: ofSheet((sheet) => sheet.lowest.name) }),
  subjectTable: table("Subject by subject", {
    columns: {
      name: text("Subject"),
      obtained: number("Marks"),
      max: number("Out of"),
      percent: percent("Percent", { digits: 2 }),
      grade: text("Grade", { optional: true }),
      required: number("Needed to pass"),
      passed: boolean("Passed"),
      counted: boolean("Counts"),
      shortBy: number("Short by"),
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
  targetTable: table("What one subject would need", {
    columns: {
      name: text("Subject"),
      obtained: number("Marks now"),
      needed: number("Marks for the target"),
      max: number("Out of"),
      reachable: boolean("Within reach"),
    },
    value: ofSheet((sheet) => sheet.targetTable()),
  }),
  neededMarks: number("Marks needed, exactly", {
    noun: "Marks needed",
    ...maybe,
    solve: true,
    value: neededNumber((needed) => needed.marks),
  }),
  neededPercent: percent("Needed in the marks to come", {
    noun: "Percentage needed in the marks to come",
    ...maybe,
    solve: true,
    value: neededNumber((needed) => needed.percent),
  }),
  marksLost: number("Marks lost", {
    note: "Of those so far",
    ...maybe,
    shown: "more",
    value: neededNumber((needed) => needed.lost),
  }),
  marksToSpare: number("Marks to spare", {
    note: "Of those still to come",
    ...maybe,
    value: ({ needed }) => (needed?.achievable ? needed.remaining.subtract(needed.marks).toNumber() : null),
  }),
  bestPossiblePercent: percent("Best possible", {
    noun: "Best possible percentage",
    note: "With full marks from here on",
    ...maybe,
    solve: true,
    value: neededNumber((needed) => needed.bestPossible),
  }),
  achievable: boolean("Within reach", { ...maybe, value: ({ needed }) => needed?.achievable ?? null }),
};
