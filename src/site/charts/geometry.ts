/** Plots are drawn in a square of this size and stretched to their real size; lines keep their width. */
export const VIEWBOX_SIZE = 1000;

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Fraction of the way from low to high. */
export function fractionOf(value: number, { low, high }: Range): number {
  return high === low ? 0 : (value - low) / (high - low);
}

/** Fraction of the plot's height from its top. */
export function depthOf(value: number, range: Range): number {
  return 1 - fractionOf(value, range);
}

/** The nearest fraction from 0 to 1. */
export function inside(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

/** `37.5%` */
export function percentOf(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}

/** How text at this fraction of the width must be anchored to stay inside. */
export function anchorAt(fraction: number): "start" | "middle" | "end" {
  return fraction < 0.06 ? "start" : fraction > 0.94 ? "end" : "middle";
}
