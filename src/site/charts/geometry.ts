import { ticks } from "d3-array";

/** Plots are drawn in a square of this side and stretched to their real size; lines keep their width. */
export const SIDE = 1000;

/** Height of a plot in pixels, and of the lines of labels above and below it. */
export const PLOT_HEIGHT = 190;
export const TOP = 18;
export const BOTTOM = 22;

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** A range that holds the values, widened to its outer ticks. */
export function niceScale(values: readonly number[], withZero: boolean, count: number): Scale {
  let low = Math.min(...values, withZero ? 0 : Number.POSITIVE_INFINITY);
  let high = Math.max(...values, withZero ? 0 : Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(low) || !Number.isFinite(high)) [low, high] = [0, 1];
  if (low === high) {
    const room = Math.abs(low) * 0.1 || 1;
    low -= withZero && low === 0 ? 0 : room;
    high += room;
  }
  const found = ticks(low, high, count);
  const step = (found[1] ?? high) - (found[0] ?? low);
  if (found.length > 1 && step > 0) {
    if ((found[0] as number) > low) low = (found[0] as number) - step;
    if ((found.at(-1) as number) < high) high = (found.at(-1) as number) + step;
  }
  return { low, high, ticks: ticks(low, high, count) };
}

/** Share of the way from low to high. */
export function share(value: number, { low, high }: Pick<Scale, "low" | "high">): number {
  return high === low ? 0 : (value - low) / (high - low);
}

/** `37.5%` */
export function percentOf(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}

export function coordinate(fraction: number): number {
  return Math.round(fraction * SIDE * 10) / 10;
}

/** Where text at this share of the width must be anchored to stay inside. */
export function anchorAt(fraction: number): "start" | "middle" | "end" {
  return fraction < 0.06 ? "start" : fraction > 0.94 ? "end" : "middle";
}
