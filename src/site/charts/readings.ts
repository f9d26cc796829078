/** What a chart shows at each of its positions. */
import { bisectCenter } from "d3-array";
import { depthOf, fractionOf, inside } from "./geometry";
import { lineLayout } from "./line-layout";
import type { Axis, BarChart, Chart, Color, LineChart, ScaleChart } from "./types";

interface ReadingRow {
  readonly label: string;
  readonly text: string;
  readonly color?: Color;
  /** Where the value is drawn, as a fraction of the plot's height from its top. */
  readonly depth?: number;
}

export interface Reading {
  readonly title: string;
  readonly rows: readonly ReadingRow[];
  /** The part of the chart that the reading covers, as fractions of its length. For lines it is a point. */
  readonly from: number;
  readonly to: number;
}

/** Bars in rows are read from top to bottom, everything else from left to right. */
export function isUpright(chart: Chart): boolean {
  return chart.kind === "bars" && chart.horizontal === true;
}

export function countOf(chart: Chart): number {
  if (chart.kind === "lines") return chart.x.values.length;
  return chart.kind === "scale" ? chart.bands.length : chart.categories.length;
}

/** Index of the value nearest to a fraction of the chart's length. */
export function nearest(chart: Chart, share: number): number {
  if (chart.kind === "lines") {
    const xs = chart.x.values;
    const [low = 0, high = 0] = [xs[0], xs.at(-1)];
    return bisectCenter(xs, low + share * (high - low));
  }
  const last = countOf(chart) - 1;
  if (chart.kind === "bars") return Math.min(last, Math.max(0, Math.floor(share * (last + 1))));
  const value = chart.min + share * (chart.max - chart.min);
  const found = chart.bands.findIndex((band) => value < band.to);
  return found < 0 ? last : found;
}

export function readingAt(chart: Chart, place: number): Reading {
  switch (chart.kind) {
    case "lines":
      return ofLines(chart, place);
    case "bars":
      return ofBars(chart, place);
    case "scale":
      return ofScale(chart, place);
  }
}

/** `-1,200.5`, `1.2 × 10⁻⁵` */
const BARE_NUMBER = /^[-−]?[\d.,]+(?:\s×\s10[⁻⁰¹²³⁴-⁹]+)?$/u;

/** A value in full; a bare number gets the unit from the title of its axis, `Height (m)`. */
function exactly({ label, exact, format }: Axis, value: number): string {
  const text = (exact ?? format)(value);
  const unit = /\(([^()]+)\)$/.exec(label)?.[1];
  if (!unit || unit === "logarithmic" || !BARE_NUMBER.test(text)) return text;
  return unit === "°" ? `${text}°` : `${text}\u00a0${unit}`;
}

function ofLines(chart: LineChart, place: number): Reading {
  const { x, y, drawn } = lineLayout(chart);
  const value = chart.x.values[place] as number;
  const at = fractionOf(value, x);
  return {
    title: exactly(chart.x, value),
    from: at,
    to: at,
    rows: drawn.flatMap(({ series: { label, color, values }, line }) => {
      const [own, top] = [values[place], line[place]];
      return own === null || own === undefined || top === null || top === undefined
        ? []
        : [{ label, color, text: exactly(chart.y, own), depth: inside(depthOf(top, y)) }];
    }),
  };
}

function ofBars(chart: BarChart, place: number): Reading {
  const { series, categories, y } = chart;
  const line = chart.horizontal ? undefined : chart.line;
  const values = series.map((one) => one.values[place] ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    title: categories[place] ?? "",
    from: place / categories.length,
    to: (place + 1) / categories.length,
    rows: [
      ...series.flatMap(({ label, color }, i) => {
        const value = values[i] as number;
        // In a stack, zero values are not visible parts.
        return chart.stacked && value === 0 ? [] : [{ label, color, text: exactly(y, value) }];
      }),
      ...(chart.stacked && series.length > 1 ? [{ label: "Total", text: exactly(y, sum) }] : []),
      ...(line ? [{ label: line.label, color: line.color, text: exactly(line.y ?? y, line.values[place] ?? 0) }] : []),
    ],
  };
}

function ofScale({ bands, min, max, format, label }: ScaleChart, place: number): Reading {
  const band = bands[place] as (typeof bands)[number];
  const { from, to, color } = band;
  const place01 = (value: number) => inside(fractionOf(value, { low: min, high: max }));
  const text =
    place === 0 && bands.length > 1
      ? `below ${format(to)}`
      : place === bands.length - 1
        ? `${format(from)} or more`
        : `${format(from)} to ${format(to)}`;
  return { title: band.label, rows: [{ label, color, text }], from: place01(from), to: place01(to) };
}
