import { type DrawChart, defineTabs } from "../../../site/kit";
import calculator from "./calculator";
import { FutureAverage } from "./FutureAverage";

type Draw = DrawChart<typeof calculator>;

/** More courses than this would make illegible bars; the table lists them. */
const MOST_BARS = 40;

/** Grade points of each course, with the bonus stacked on top. */
const courseChart: Draw = ({ outputs: { courseTable }, format }) => {
  const rows = courseTable.flatMap(({ name, points, weightedPoints, counted }) =>
    counted && points !== null && weightedPoints !== null ? [{ name, points, weightedPoints }] : [],
  );
  if (rows.length === 0 || rows.length > MOST_BARS) return null;
  const bonus = rows.map(({ points, weightedPoints }) => Number((weightedPoints - points).toFixed(9)));
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: rows.map(({ name }) => name),
    y: { label: "Grade points", format: (value) => format.number(value, 2) },
    series: [
      { label: "Points", color: "green" as const, values: rows.map(({ points }) => points) },
      { label: "Bonus", color: "ochre" as const, values: bonus },
    ].filter(({ label, values }) => label === "Points" || values.some((value) => value > 0)),
    caption: "Grade points of the courses that count, and what their level adds.",
  };
};

/** The GPA of each term, with the cumulative GPA as a line over the bars. */
const termChart: Draw = ({ outputs: { terms }, format }) => {
  const rows = terms.flatMap(({ term, gpa, cumulativeGpa }) =>
    gpa === null || cumulativeGpa === null ? [] : [{ term: term ?? "No term", gpa, cumulativeGpa }],
  );
  if (rows.length < 2) return null;
  return {
    kind: "bars",
    categories: rows.map(({ term }) => term),
    x: { label: "Term" },
    y: { label: "GPA", format: (value) => format.number(value, 2) },
    series: [{ label: "Term", color: "green", values: rows.map(({ gpa }) => gpa) }],
    line: { label: "Cumulative", color: "blue", values: rows.map(({ cumulativeGpa }) => cumulativeGpa) },
    caption: "The GPA of each term, and over all terms up to it.",
  };
};

/** The grade in the course against the score on the exam. */
const examChart: Draw = ({ outputs: { whatIf, neededScore }, inputs, format }) => {
  if (whatIf.length === 0) return null;
  const percent = (value: number) => format.percent(value, 2);
  const isShown = neededScore !== null && neededScore >= 0 && neededScore <= 100;
  return {
    kind: "lines",
    x: { label: "Score on the exam", values: whatIf.map(({ finalScore }) => finalScore), format: percent },
    y: { label: "Grade in the course", format: percent, zero: false },
    series: [{ label: "Grade in the course", color: "green", values: whatIf.map(({ courseGrade }) => courseGrade) }],
    points: isShown ? [{ x: neededScore, y: inputs.targetGrade, label: percent(inputs.targetGrade) }] : [],
    caption: isShown
      ? `${percent(neededScore)} on the exam brings the course to ${percent(inputs.targetGrade)}.`
      : "What the exam can still change.",
  };
};

export default defineTabs(calculator, [
  { label: "Courses", chart: courseChart, table: "courseTable" },
  { label: "Terms", chart: termChart, table: "terms" },
  { label: "For the GPA you want", table: "wantedGrades" },
  { label: "Average from here on", Component: FutureAverage, when: ({ inputs }) => inputs.mode === "target" },
  { label: "By grade", table: "ladder" },
  { label: "By letter", table: "neededByLetter" },
  { label: "What if", chart: examChart, table: "whatIf" },
]);
