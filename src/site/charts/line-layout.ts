import { fractionOf, type Range } from "./geometry";
import { OUTLYING_POINT, type ValueScale, valueScale } from "./scale";
import { stackOf } from "./stacking";
import type { LineChart, Series } from "./types";

/** More points than this are indistinguishable on paper. */
const MOST_POINTS = 181;

type Values = readonly (number | null)[];

export interface DrawnSeries {
  readonly series: Series;
  /** Where the line runs: the values, or their sums where series are stacked. */
  readonly line: Values;
  /** The other edge of the area below it; null without an area. */
  readonly base: Values | null;
}

/** Where everything in a chart of lines goes. */
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
 * Places of the points that are drawn: the first, the last and from each stretch between them the one that differs
 * most from the line so far, so that a single high payment is not lost.
 */
export function thinned(lines: readonly Values[], count: number): number[] {
  const stretch = Math.max(1, Math.ceil((count - 1) / (MOST_POINTS - 1)));
  const kept: number[] = [];
  for (let start = 0; start < count; start += stretch) {
    const end = Math.min(start + stretch, count);
    const before = kept.at(-1) ?? start;
    let [best, most] = [start, -1];
    for (let i = start; i < end; i++) {
      const change = lines.reduce(
        (sum, values) => sum + Math.abs((values[i] ?? 0) - (values[before] ?? 0)),
        0,
      );
      if (change > most) [best, most] = [i, change];
    }
    kept.push(start === 0 ? 0 : best);
  }
  if (count > 0 && kept.at(-1) !== count - 1) kept.push(count - 1);
  return kept;
}

/** Places where a line leaves the plot for values that the scale does not reach. */
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
