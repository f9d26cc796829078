import { fractionOf, type Range } from "./geometry";
import { OUTLYING_POINT, type ValueScale, valueScale } from "./scale";
import { stackOf } from "./stacking";
import type { LineChart, Series } from "./types";

/** More points than this are indistinguishable on paper. */
const MOST_POINTS = 181;

type Values = readonly (number | null)[];

export interface DrawnSeries {
  readonly series: Series;
  /** Where the line runs: the values, or their running sums if series are stacked. */
  readonly line: Values;
  /** The other edge of the area below it; null without an area. */
  readonly base: Values | null;
}

/** Where everything in a line chart goes. */
export interface LineLayout {
  readonly x: Range;
  readonly y: ValueScale;
  readonly drawn: readonly DrawnSeries[];
}

export function lineLayout(chart: LineChart): LineLayout {
  const { series, points = [] } = chart;
  const xs = chart.x.values;
  const stacked = chart.stacked ? stackOf(series, xs.length, false) : null;
  const lines = stacked ? stacked.map((parts) => parts.map(([, to]) => to)) : series.map((one) => one.values);
  const y = valueScale(
    lines.flatMap((values) => values.filter((value) => value !== null)),
    {
      withZero: chart.y.zero ?? true,
      count: 4,
      outlier: OUTLYING_POINT,
      always: points.map((point) => point.y),
    },
  );
  const floor = Math.min(Math.max(0, y.low), y.high);
  const baseOf = ({ area }: Series, place: number): Values | null => {
    if (stacked) return (stacked[place] ?? []).map(([from]) => from);
    if (typeof area === "number") return lines[area] ?? null;
    return area ? xs.map(() => floor) : null;
  };
  return {
    x: { low: xs[0] ?? 0, high: xs.at(-1) ?? 1 },
    y,
    drawn: series.map((one, place) => ({
      series: one,
      line: lines[place] as Values,
      base: baseOf(one, place),
    })),
  };
}

/**
 * Indexes of the points that are drawn: the first, the last, and from each stretch in between the one that
 * differs most from the last point kept, so that a single high payment is not lost.
 */
export function thinned(lines: readonly Values[], count: number): number[] {
  const stretch = Math.max(1, Math.ceil((count - 1) / (MOST_POINTS - 1)));
  const kept: number[] = [];
  for (let start = 0; start < count; start += stretch) {
    const end = Math.min(start + stretch, count);
    const before = kept.at(-1) ?? start;
    let [best, most] = [start, -1];
    for (let i = start; i < end; i++) {
      const change = lines.reduce((sum, values) => sum + Math.abs((values[i] ?? 0) - (values[before] ?? 0)), 0);
      if (change > most) [best, most] = [i, change];
    }
    kept.push(start === 0 ? 0 : best);
  }
  if (count > 0 && kept.at(-1) !== count - 1) kept.push(count - 1);
  return kept;
}

/** Peaks of lines that leave the plot because the scale does not reach them. */
export function peaksOf({ drawn, x, y }: LineLayout, xs: readonly number[]) {
  return drawn.flatMap(({ series, line }) =>
    line.flatMap((value, i) => {
      const isPeak =
        value !== null &&
        value > y.high &&
        value >= (line[i - 1] ?? Number.NEGATIVE_INFINITY) &&
        value > (line[i + 1] ?? Number.NEGATIVE_INFINITY);
      return isPeak ? [{ series, at: fractionOf(xs[i] as number, x), value }] : [];
    }),
  );
}
