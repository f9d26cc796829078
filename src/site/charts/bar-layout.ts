import { max, min } from "d3-array";
import { fractionOf, inside, type Range } from "./geometry";
import { isBeyond, OUTLYING_BAR, type ValueScale, valueScale } from "./scale";
import { stackOf } from "./stacking";
import type { BarChart, Color } from "./types";

/** One bar, or one part of a stacked bar. */
export interface Bar {
  readonly label: string;
  readonly color: Color;
  readonly value: number;
  /** Ends on the value axis. */
  readonly from: number;
  readonly to: number;
  /** Its index among bars side by side, and how many there are. */
  readonly lane: number;
  readonly lanes: number;
}

/** The bars of each category and a scale that covers them and the further values. */
export function barLayout(
  chart: BarChart,
  further: readonly number[] = [],
): { readonly bars: readonly (readonly Bar[])[]; readonly scale: ValueScale } {
  const { series, categories } = chart;
  const stacked = chart.stacked ? stackOf(series, categories.length, true) : null;
  const bars = categories.map((_, category) =>
    series.map(({ label, color, values }, place): Bar => {
      const value = values[category] ?? 0;
      const [from, to] = stacked?.[place]?.[category] ?? [Math.min(0, value), Math.max(0, value)];
      return { label, color, value, from, to, lane: stacked ? 0 : place, lanes: stacked ? 1 : series.length };
    }),
  );
  // For stacked bars, only the full length counts.
  const ends = stacked
    ? bars.flatMap((parts) => [min(parts, (bar) => bar.from) ?? 0, max(parts, (bar) => bar.to) ?? 0])
    : bars.flat().map((bar) => bar.value);
  const scale = valueScale([...ends, ...further], { withZero: true, count: 4, outlier: OUTLYING_BAR });
  return { bars, scale };
}

/** The part of the axis that a bar covers, as fractions from its low end, cut off where the scale ends. */
export function stretchOf({ from, to }: Bar, scale: Range): { readonly start: number; readonly length: number } {
  const start = inside(fractionOf(from, scale));
  return { start, length: inside(fractionOf(to, scale)) - start };
}

/** The end of a category's bars that lies beyond the scale, or null. */
export function beyondOf(parts: readonly Bar[], scale: Range): number | null {
  return parts.flatMap(({ from, to }) => [from, to]).find((end) => isBeyond(end, scale)) ?? null;
}
