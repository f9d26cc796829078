import { outputsOf } from "../../../core/outputs";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import type { Conversion } from "./cgpa";
import type { FinalExam } from "./final-exam";
import type { Grades } from "./grades";
import type { CourseRecord } from "./record";
import type { Target } from "./target";

const { boolean, number, percent, table, text } = outputsOf<Grades>();

const HUNDRED = Rational.of(100);

const maybe = { optional: true } as const;
const points = { digits: 4, optional: true } as const;

const nearest = (value: Rational | null) => value && toFiniteNumber(value);

const ofRecord =
  <T>(read: (record: CourseRecord) => T) =>
  ({ record }: Grades) =>
    record && read(record);
const ofTarget =
  <T>(read: (target: Target) => T) =>
  ({ target }: Grades) =>
    target && read(target);
const ofExam =
  <T>(read: (exam: FinalExam) => T) =>
  ({ exam }: Grades) =>
    exam && read(exam);

const recordNumber = (read: (record: CourseRecord) => Rational | null) =>
  ofRecord((record) => nearest(read(record)));
const targetNumber = (read: (target: Target) => Rational | null) =>
  ofTarget((target) => nearest(read(target)));
const examNumber = (read: (exam: FinalExam) => Rational | null) => ofExam((exam) => nearest(read(exam)));
const converted =
  (read: (conversion: Conversion) => Rational | null) =>
  ({ conversion }: Grades) =>
    conversion && nearest(read(conversion));

export const outputs = {
  gpa: number({ label: "GPA", ...points, value: recordNumber(({ totals }) => totals.gpa) }),
  weightedGpa: number({
    label: "Weighted GPA",
    ...points,
    value: recordNumber(({ totals }) => totals.weightedGpa),
  }),
  letter: text({ label: "As a letter", ...maybe, value: ofRecord(({ letter }) => letter) }),
  gradedCredits: number({
    label: "Credits in the GPA",
    ...maybe,
    value: recordNumber(({ totals }) => totals.credits),
  }),
  earnedCredits: number({
    label: "Credits earned",
    ...maybe,
    value: recordNumber((record) => record.earnedCredits),
  }),
  qualityPoints: number({
    label: "Quality points",
    ...maybe,
    value: recordNumber(({ totals }) => totals.quality),
  }),
  weightedQualityPoints: number({
    label: "Weighted quality points",
    ...maybe,
    value: recordNumber(({ totals }) => totals.weightedQuality),
  }),
  cumulativeGpa: number({
    label: "Cumulative GPA",
    ...points,
    value: recordNumber(({ cumulative }) => cumulative.gpa),
  }),
  cumulativeWeightedGpa: number({
    label: "Cumulative weighted GPA",
    ...points,
    value: recordNumber(({ cumulative }) => cumulative.weightedGpa),
  }),
  cumulativeCredits: number({
    label: "Cumulative credits",
    ...maybe,
    value: recordNumber(({ cumulative }) => cumulative.credits),
  }),
  courseTable: table({
    label: "Course by course",
    columns: {
      name: text({ label: "Course" }),
      grade: text({ label: "Grade" }),
      points: number({ label: "Points", ...maybe }),
      weightedPoints: number({ label: "Weighted", ...maybe }),
      credits: number({ label: "Credits" }),
      qualityPoints: number({ label: "Quality points", ...maybe }),
      counted: boolean({ label: "Counts" }),
    },
    value: ofRecord(({ courses }) =>
      courses.map(({ name, grade, points, bonus, credits, counted }) => ({
        name,
        grade,
        points: nearest(points),
        weightedPoints: points && nearest(points.add(bonus)),
        credits: credits.toNumber(),
        qualityPoints: points && nearest(points.multiply(credits)),
        counted,
      })),
    ),
  }),
  terms: table({
    label: "Term by term",
    columns: {
      term: text({ label: "Term", ...maybe }),
      credits: number({ label: "Credits" }),
      qualityPoints: number({ label: "Quality points" }),
      gpa: number({ label: "GPA", digits: 4, ...maybe }),
      weightedGpa: number({ label: "Weighted GPA", digits: 4, ...maybe }),
      cumulativeGpa: number({ label: "Cumulative GPA", digits: 4, ...maybe }),
    },
    value: ofRecord(({ terms }) =>
      terms.map(({ term, totals, cumulative }) => ({
        term,
        credits: totals.credits.toNumber(),
        qualityPoints: totals.quality.toNumber(),
        gpa: nearest(totals.gpa),
        weightedGpa: nearest(totals.weightedGpa),
        cumulativeGpa: nearest(cumulative),
      })),
    ),
  }),
  wantedGrades: table({
    label: "For the GPA you want",
    columns: {
      name: text({ label: "Course" }),
      points: number({ label: "Points now" }),
      neededPoints: number({ label: "Points needed", digits: 4 }),
      neededGrade: text({ label: "Grade needed", ...maybe }),
      reachable: boolean({ label: "Within reach" }),
    },
    value: ofRecord((record) => record.wantedGrades()),
  }),
  neededGpa: number({ label: "GPA needed", ...points, value: targetNumber((target) => target.needed) }),
  maxReachableGpa: number({
    label: "Highest within reach",
    noun: "Highest GPA within reach",
    ...points,
    value: targetNumber((target) => target.reached(target.scale.max)),
  }),
  minReachableGpa: number({
    label: "Lowest possible",
    ...points,
    value: targetNumber((target) => target.reached(target.scale.min)),
  }),
  creditsNeededAtMax: number({
    label: "Credits needed with the best grade",
    ...maybe,
    value: targetNumber((target) => target.creditsAtMax),
  }),
  ladder: table({
    label: "By grade",
    columns: {
      letter: text({ label: "If every grade is" }),
      points: number({ label: "Points" }),
      resultingGpa: number({ label: "Resulting GPA", digits: 4 }),
    },
    value: ofTarget((target) => target.ladder()),
  }),
  currentGrade: percent({
    label: "Grade before the exam",
    ...maybe,
    value: examNumber((exam) => exam.currentGrade),
  }),
  neededScore: percent({ label: "Score needed", ...maybe, value: examNumber((exam) => exam.needed) }),
  neededPoints: number({ label: "Points needed", ...maybe, value: examNumber((exam) => exam.neededPoints) }),
  gradeIfZero: percent({
    label: "Grade with 0 on the exam",
    ...maybe,
    value: examNumber((exam) => exam.gradeWith(Rational.ZERO)),
  }),
  gradeIfFull: percent({
    label: "Grade with full marks on the exam",
    ...maybe,
    value: examNumber((exam) => exam.gradeWith(HUNDRED)),
  }),
  weightTotal: percent({ label: "Total weight", ...maybe, value: examNumber((exam) => exam.total) }),
  achievable: boolean({
    label: "Within reach",
    ...maybe,
    value: ({ target, exam }) => (target ?? exam)?.achievable,
  }),
  alreadySecured: boolean({
    label: "Already secured",
    ...maybe,
    value: ofExam((exam) => exam.needed.sign() <= 0),
  }),
  neededByLetter: table({
    label: "Score needed by letter",
    columns: {
      letter: text({ label: "Grade" }),
      minPercent: percent({ label: "From", digits: 2 }),
      neededScore: percent({ label: "Score needed", digits: 2 }),
      achievable: boolean({ label: "Within reach" }),
    },
    value: ofExam((exam) => exam.neededByLetter()),
  }),
  whatIf: table({
    label: "What if",
    columns: {
      finalScore: percent({ label: "Score on the exam" }),
      courseGrade: percent({ label: "Grade in the course", digits: 2 }),
      letter: text({ label: "Letter", ...maybe }),
    },
    value: ofExam((exam) => exam.whatIf()),
  }),
  percentage: percent({ label: "Percentage", ...maybe, value: converted(({ percentage }) => percentage) }),
  officialPercentage: percent({
    label: "Percentage as the rule rounds it",
    ...maybe,
    value: converted(({ official }) => official),
  }),
  cgpa: number({ label: "CGPA", ...points, value: converted(({ cgpa }) => cgpa) }),
};
