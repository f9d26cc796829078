import { type Color, type DrawChart, defineView } from "../../../site/kit";
import { BoardPresets } from "./BoardPresets";
import marks from "./calculator";

type Draw = DrawChart<typeof marks>;

/** From the highest grade down. */
const COLORS: readonly Color[] = [
  "green",
  "blue",
  "ochre",
  "blue-pale",
  "soft",
  "ochre-deep",
  "blue-deep",
  "red",
  "ink",
  "red-deep",
];

/** Each subject against its pass line; those that do not count are pale. */
const subjectChart: Draw = ({ outputs: { subjectTable, highestSubject, lowestSubject }, format }) => {
  if (subjectTable.length === 0) return null;
  const shown = (holds: (row: (typeof subjectTable)[number]) => boolean) =>
    subjectTable.map((row) => (holds(row) ? row.percent : 0));
  const some = (values: readonly number[]) => values.some((value) => value > 0);
  return {
    kind: "bars",
    stacked: true,
    x: { label: "Subject" },
    categories: subjectTable.map(({ name }) => name),
    y: { label: "Percent of the marks", format: (value) => format.percent(value, 2) },
    series: [
      { label: "Passed", color: "green" as const, values: shown((row) => row.counted && row.passed) },
      { label: "Failed", color: "red" as const, values: shown((row) => row.counted && !row.passed) },
      { label: "Not counted", color: "soft" as const, values: shown((row) => !row.counted) },
    ].filter(({ values }) => some(values)),
    line: {
      label: "Pass mark",
      color: "ochre",
      values: subjectTable.map(({ required, max }) => (100 * required) / max),
    },
    caption:
      highestSubject === lowestSubject
        ? "Percent of the maximum marks, and what it takes to pass."
        : `${highestSubject} is the highest and ${lowestSubject} the lowest, each as a percent of its own maximum.`,
  };
};

/** The percentage on a scale of the grades. */
const gradeChart: Draw = ({ model: { sheet }, outputs: { percentage, grade }, format }) => {
  if (!sheet || percentage === null) return null;
  const bands = sheet.bands.list.map(({ label, minPercent }, i, list) => ({
    label,
    from: minPercent,
    to: list[i - 1]?.minPercent ?? 100,
    color: COLORS[i % COLORS.length] as Color,
  }));
  return {
    kind: "scale",
    label: "Percent of all marks that count",
    min: 0,
    max: 100,
    bands: bands.filter(({ from, to }) => to > from).reverse(),
    value: percentage,
    valueLabel: sheet.shownPercentage(format),
    format: (value) => format.percent(value, 2),
    caption: grade === null ? "Below the lowest grade." : `The percentage is in the band of ${grade}.`,
  };
};

/** All marks, split into those earned, lost, needed for the target and to spare. */
const neededChart: Draw = ({ outputs: { neededMarks, marksLost, marksToSpare }, inputs, format }) => {
  if (neededMarks === null || marksLost === null || marksToSpare === null) return null;
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: ["All marks"],
    y: { label: "Marks", format: (value) => format.number(value, 2) },
    series: [
      { label: "So far", color: "green", values: [inputs.obtainedSoFar] },
      { label: "Lost", color: "red", values: [marksLost] },
      { label: "Needed", color: "ochre", values: [neededMarks] },
      { label: "To spare", color: "soft", values: [marksToSpare] },
    ],
    caption: `${format.number(neededMarks)} of the ${format.number(inputs.remainingMax)} marks still to come are needed for ${format.percent(inputs.targetPercent)} overall.`,
  };
};

export default defineView(marks, {
  FormTop: BoardPresets,
  opening: {
    bands: [
      { label: "A", minPercent: 80 },
      { label: "B", minPercent: 65 },
      { label: "C", minPercent: 50 },
      { label: "D", minPercent: 35 },
      { label: "F", minPercent: 0 },
    ],
  },
  tabs: [
    { label: "Subjects", chart: subjectChart, table: "subjectTable", without: ["shortBy"] },
    { label: "Grades", chart: gradeChart },
    { label: "Marks to come", chart: neededChart },
    { label: "To the target", table: "targetTable" },
  ],
});
