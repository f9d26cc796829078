import { type DrawChart, defineTabs } from "../../../site/kit";
import randomNumber from "./calculator";
import { DrawRecord } from "./DrawRecord";
import { List } from "./List";

/** Minimum number of values for a histogram. */
const FEWEST = 5;
/** Odds with more totals than this are drawn as a line. */
const MOST_BARS = 40;

const histogram: DrawChart<typeof randomNumber> = ({ outputs, format }) => {
  const { histogram, values, chiSquared, chiSquaredDegrees, chiSquaredChance } = outputs;
  const last = histogram.at(-1);
  if (values.length < FEWEST || !last) return null;
  const test =
    chiSquared === null
      ? ""
      : ` χ² is ${format.number(chiSquared, 2)} with ${format.plural(chiSquaredDegrees ?? 0, "degree")} of freedom. A fair source reaches that or more in ${format.percent(100 * (chiSquaredChance ?? 0), 1)} of draws.`;
  const known = histogram.every((bar) => bar.expected !== null);
  return {
    kind: "lines",
    steps: true,
    x: {
      label: "Value",
      values: [...histogram.map((bar) => bar.from), last.to],
      format: (x) => format.number(x, 3),
    },
    y: { label: "Count", format: (y) => format.number(y, 2) },
    series: [
      {
        label: "Drawn",
        color: "green",
        area: true,
        values: [...histogram.map((bar) => bar.count), last.count],
      },
      ...(known
        ? [
            {
              label: "Expected",
              color: "ochre",
              dashed: true,
              values: [...histogram.map((bar) => bar.expected), last.expected],
            } as const,
          ]
        : []),
    ],
    caption: `${format.number(values.length)} values in ${format.plural(histogram.length, "bar")}.${test}`,
  };
};

const odds: DrawChart<typeof randomNumber> = ({ outputs: { distribution, value, expectedTotal }, format }) => {
  if (distribution.length < 2) return null;
  const percent = (chance: number) => format.percent(100 * chance, 2);
  const rolled = distribution.find((row) => row.total === value);
  const caption = rolled
    ? `A total of ${format.number(rolled.total)} comes up in ${percent(rolled.probability)} of rolls, that or more in ${percent(rolled.atLeast)}. The average is ${format.number(expectedTotal, 2)}.`
    : "The chance of each total.";
  if (distribution.length > MOST_BARS)
    return {
      kind: "lines",
      x: {
        label: "Total",
        values: distribution.map((row) => row.total),
        format: (total) => format.number(total),
      },
      y: { label: "Chance", format: percent },
      series: [{ label: "Chance", color: "green", area: true, values: distribution.map((row) => row.probability) }],
      ...(rolled && { marks: [{ x: rolled.total, label: format.number(rolled.total) }] }),
      caption,
    };
  return {
    kind: "bars",
    categories: distribution.map((row) => String(row.total)),
    x: { label: "Total" },
    y: { label: "Chance", format: percent },
    series: [{ label: "Chance", color: "green", values: distribution.map((row) => row.probability) }],
    ...(rolled && { highlight: distribution.indexOf(rolled) }),
    caption,
  };
};

export default defineTabs(randomNumber, [
  { label: "Histogram", chart: histogram },
  { label: "Odds", chart: odds, table: "distribution" },
  { label: "Rolls", table: "rolls" },
  { label: "Teams", table: "teams" },
  { label: "Values", table: "values" },
  {
    label: "As text",
    Component: List,
    when: ({ inputs: { mode, count } }) => count > 1 || mode === "teams" || mode === "shuffle",
  },
  { label: "Draw record", Component: DrawRecord },
]);
