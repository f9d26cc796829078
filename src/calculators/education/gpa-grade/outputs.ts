import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import type { Conversion } from "./cgpa";
import { enough } from "./enough";
import type { FinalExam } from "./final-exam";
import type { Inputs } from "./inputs";
import type { CourseRecord } from "./record";
import type { Target } from "./target";

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  readonly record?: CourseRecord;
  readonly target?: Target;
  readonly exam?: FinalExam;
  readonly conversion?: Conversion;
}

export type Mode = "gpa" | "target" | "final-exam" | "cgpa-to-percentage";

type Grades = VariantModel<Mode, Inputs, Answer>;

const { boolean, number, percent, table, text } = outputsOf<Grades>();

const HUNDRED = Rational.of(100);

const maybe = { optional: true } as const;
const points = { digits: 4, optional: true } as const;

const ofRecord =
  <T>(read: (record: CourseRecord) => T) =>
  ({ answer: { record } }: Grades) =>
    record && read(record);
const ofTarget =
  <T>(read: (target: Target) => T) =>
  ({ answer: { target } }: Grades) =>
    target && read(target);
const ofExam =
  <T>(read: (exam: FinalExam) => T) =>
  ({ answer: { exam } }: Grades) =>
    exam && read(exam);

const recordNumber = (read: (record: CourseRecord) => Rational | null) =>
  ofRecord((record) => toFiniteNumber(read(record)));
const targetNumber = (read: (target: Target) => Rational | null) => ofTarget((target) => toFiniteNumber(read(target)));
const examNumber = (read: (exam: FinalExam) => Rational | null) => ofExam((exam) => toFiniteNumber(read(exam)));
const converted =
  (read: (conversion: Conversion) => Rational | null) =>
  ({ answer: { conversion } }: Grades) =>
    conversion && toFiniteNumber(read(conversion));

export const outputs = {
  gpa: number("GPA", { ...points, shown: "more", value: recordNumber(({ totals }) => totals.gpa) }),
  weightedGpa: number("Weighted GPA", { ...points, value: recordNumber(({ totals }) => totals.weightedGpa) }),
  letter: text("As a letter", { ...maybe, value: ofRecord(({ letter }) => letter) }),
  gradedCredits: number("Credits in the GPA", { ...maybe, value: recordNumber(({ totals }) => totals.credits) }),
  earnedCredits: number("Credits earned", { ...maybe, value: recordNumber((record) => record.earnedCredits) }),
  qualityPoints: number("Quality points", { ...maybe, value: recordNumber(({ totals }) => totals.quality) }),
  weightedQualityPoints: number("Weighted quality points", {
    ...maybe,
    shown: "more",
    value: recordNumber(({ totals }) => totals.weightedQuality),
  }),
  cumulativeGpa: number("Cumulative GPA", {
    ...points,
    shown: ({ variant, inputs }) => first(variant === "gpa" && inputs.priorCredits > 0),
    solve: true,
    value: recordNumber(({ cumulative }) => cumulative.gpa),
  }),
  cumulativeWeightedGpa: number("Cumulative weighted GPA", {
    ...points,
    shown: "more",
    value: recordNumber(({ cumulative }) => cumulative.weightedGpa),
  }),
  cumulativeCredits: number("Cumulative credits", {
    ...maybe,
    shown: ({ variant, inputs }) => first(variant === "gpa" && inputs.priorCredits > 0),
    value: recordNumber(({ cumulative }) => cumulative.credits),
  }),
  courseTable: table("Course by course", {
    columns: {
      name: text("Course"),
      grade: text("Grade"),
      points: number("Points", { ...maybe }),
      weightedPoints: number("Weighted", { ...maybe }),
      credits: number("Credits"),
      qualityPoints: number("Quality points", { ...maybe }),
      counted: boolean("Counts"),
    },
    value: ofRecord(({ courses }) =>
      courses.map(({ name, grade, points, bonus, credits, counted }) => ({
        name,
        grade,
        points: toFiniteNumber(points),
        weightedPoints: points && toFiniteNumber(points.add(bonus)),
        credits: credits.toNumber(),
        qualityPoints: points && toFiniteNumber(points.multiply(credits)),
        counted,
      })),
    ),
  }),
  terms: table("Term by term", {
    columns: {
      term: text("Term", { ...maybe }),
      credits: number("Credits"),
      qualityPoints: number("Quality points"),
      gpa: number("GPA", { digits: 4, ...maybe }),
      weightedGpa: number("Weighted GPA", { digits: 4, ...maybe }),
      cumulativeGpa: number("Cumulative GPA", { digits: 4, ...maybe }),
    },
    value: ofRecord(({ terms }) =>
      terms.map(({ term, totals, cumulative }) => ({
        term,
        credits: totals.credits.toNumber(),
        qualityPoints: totals.quality.toNumber(),
        gpa: toFiniteNumber(totals.gpa),
        weightedGpa: toFiniteNumber(totals.weightedGpa),
        cumulativeGpa: toFiniteNumber(cumulative),
      })),
    ),
  }),
  wantedGrades: table("For the GPA you want", {
    columns: {
      name: text("Course"),
      points: number("Points now"),
      neededPoints: number("Points needed", { digits: 4 }),
      neededGrade: text("Grade needed", { ...maybe }),
      reachable: boolean("Within reach"),
    },
    value: ofRecord((record) => record.wantedGrades()),
  }),
  neededGpa: number("GPA needed", {
    ...points,
    shown: "elsewhere",
    solve: 1,
    value: targetNumber((target) => target.needed),
  }),
  maxReachableGpa: number("Highest within reach", {
    noun: "Highest GPA within reach",
    ...points,
    solve: true,
    value: targetNumber((target) => target.reached(target.scale.max)),
  }),
  minReachableGpa: number("Lowest possible", {
    ...points,
    value: targetNumber((target) => target.reached(target.scale.min)),
  }),
  creditsNeededAtMax: number("Credits needed with the best grade", {
    ...maybe,
    value: targetNumber((target) => target.creditsAtMax),
  }),
  ladder: table("By grade", {
    columns: {
      letter: text("If every grade is"),
      points: number("Points"),
      resultingGpa: number("Resulting GPA", { digits: 4 }),
    },
    value: ofTarget((target) => target.ladder()),
  }),
  currentGrade: percent("Grade before the exam", { ...maybe, value: examNumber((exam) => exam.currentGrade) }),
  neededScore: percent("Score needed", {
    ...maybe,
    shown: "elsewhere",
    solve: true,
    value: examNumber((exam) => exam.needed),
  }),
  neededPoints: number("Points needed", {
    ...maybe,
    digits: (points, { finalMax }, format) => enough(points, Number(finalMax), format),
    value: examNumber((exam) => exam.neededPoints),
  }),
  gradeIfZero: percent("Grade with 0 on the exam", {
    ...maybe,
    value: examNumber((exam) => exam.gradeWith(Rational.ZERO)),
  }),
  gradeIfFull: percent("Grade with full marks on the exam", {
    ...maybe,
    solve: true,
    value: examNumber((exam) => exam.gradeWith(HUNDRED)),
  }),
  weightTotal: percent("Total weight", { ...maybe, value: examNumber((exam) => exam.total) }),
  achievable: boolean("Within reach", {
    ...maybe,
    value: ({ answer: { target, exam } }) => (target ?? exam)?.achievable,
  }),
  alreadySecured: boolean("Already secured", {
    ...maybe,
    shown: "more",
    value: ofExam((exam) => exam.needed.sign() <= 0),
  }),
  neededByLetter: table("Score needed by letter", {
    columns: {
      letter: text("Grade"),
      minPercent: percent("From", { digits: 2 }),
      neededScore: number("Score needed", { digits: (score, _inputs, format) => `${enough(score, 100, format)}%` }),
      achievable: boolean("Within reach"),
    },
    value: ofExam((exam) => exam.neededByLetter()),
  }),
  whatIf: table("What if", {
    columns: {
      finalScore: percent("Score on the exam"),
      courseGrade: percent("Grade in the course", { digits: 2 }),
      letter: text("Letter", { ...maybe }),
    },
    value: ofExam((exam) => exam.whatIf()),
  }),
  percentage: percent("Percentage", {
    shown: ({ inputs }) => first(inputs.cgpaDirection !== "to-cgpa"),
    ...maybe,
    solve: true,
    value: converted(({ percentage }) => percentage),
  }),
  officialPercentage: percent("Percentage as the rule rounds it", {
    ...maybe,
    value: converted(({ official }) => official),
  }),
  cgpa: number("CGPA", {
    shown: ({ inputs }) => first(inputs.cgpaDirection === "to-cgpa"),
    ...points,
    value: converted(({ cgpa }) => cgpa),
  }),
};
