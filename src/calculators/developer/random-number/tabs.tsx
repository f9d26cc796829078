import { useEffect, useState } from "react";
import { copy, type DrawChart, defineTabs, type ViewProps } from "../../../site/kit";
import { csvCell } from "../../../site/kit/csv";
import { TextResult } from "../../../site/kit/TextResult";
import randomNumber from "./calculator";
import { recordOf } from "./record";

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

/** All values as text, with downloads. */
function List({ inputs, outputs }: ViewProps<typeof randomNumber>) {
  const { valuesText, teamsText, values, teams } = outputs;
  const rows = (): string[][] =>
    inputs.mode === "teams"
      ? [["Team", "Members"], ...teams.map(({ team, members }) => [String(team), members])]
      : [["No.", "Value"], ...values.map(({ n, value }) => [String(n), String(value)])];
  return (
    <TextResult
      label={inputs.mode === "teams" ? "Teams" : "Values"}
      text={teamsText ?? valuesText ?? ""}
      files={[
        {
          label: "Download text",
          name: "random.txt",
          type: "text/plain",
          text: () => `${teamsText ?? valuesText}\n`,
        },
        { label: "Download CSV", name: "random.csv", type: "text/csv", text: () => csvOf(rows()) },
      ]}
    />
  );
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}

/** Everything needed to verify a draw: its time, what was drawn, the seed, and the link that replays it. */
function DrawRecord({ inputs, model, format }: ViewProps<typeof randomNumber>) {
  const [time, setTime] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw has its own time
  useEffect(() => setTime(new Date().toISOString().replace(/\.\d+Z$/, "Z")), [model]);
  const rows = [["Time", time || "—"] as const, ...recordOf(model, format)];
  const text = () =>
    [...rows, ...(inputs.source === "seeded" ? [["Replay", location.href] as const] : [])]
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
  return (
    <>
      <dl className="record">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <button type="button" className="link" onClick={() => copy(text(), "Record copied")}>
          Copy record
        </button>
        {inputs.source === "seeded" && (
          <button type="button" className="link" onClick={() => copy(location.href, "Link copied")}>
            Copy the replay link
          </button>
        )}
      </p>
    </>
  );
}

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
