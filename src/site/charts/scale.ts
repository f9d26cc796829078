import { max, min, nice, ticks } from "d3-array";
import type { Range } from "./geometry";

export interface ValueScale extends Range {
  readonly ticks: readonly number[];
}

/** When a value counts as an outlier. */
export interface OutlierRule {
  /** How many times the next value it must exceed. */
  readonly times: number;
  /** How many other values there must be to judge by. */
  readonly others: number;
}

/** Every bar's value is shown on it or in the readout, so a broken bar hides nothing. */
export const OUTLYING_BAR: OutlierRule = { times: 4, others: 2 };
/** A line needs more evidence, since a rise is exactly what it is meant to show. */
export const OUTLYING_POINT: OutlierRule = { times: 8, others: 12 };

/** One value in ten may be an outlier; more than that are typical of the data. */
const MOST_OUTLIERS = 0.1;

/**
 * The value that a scale must reach: the largest one, unless it is so far above the others that they could
 * not be told apart. The rest must be comparable: values that grow tenfold from one to the next have no
 * outlier.
 * @param values positive
 */
function reachOf(values: readonly number[], { times, others }: OutlierRule): number {
  const sorted = values.toSorted((a, b) => b - a);
  const most = Math.max(1, Math.floor(sorted.length * MOST_OUTLIERS));
  for (let outliers = 1; outliers <= most; outliers++) {
    const rest = sorted.slice(outliers);
    const [largest] = rest;
    if (largest === undefined || rest.length < others) break;
    const isFar = (sorted[outliers - 1] as number) > times * largest;
    const middle = rest[rest.length >> 1] as number;
    if (isFar && largest <= times * middle) return largest;
  }
  return sorted[0] ?? 0;
}

/** Ticks in a smaller range cannot be told apart: doubles cannot represent their steps. */
const SMALLEST = 1e-300;

/** About `count` round values within a range. */
export function ticksIn({ low, high }: Range, count: number): number[] {
  return high - low < SMALLEST ? [] : ticks(low, high, count);
}

/**
 * A range that contains the values, widened to round ends, with its ticks. Outliers may lie outside.
 * @param withZero whether it must include zero
 * @param count approximate number of ticks
 * @param always values that must be inside even if they are outliers
 */
export function valueScale(
  values: readonly number[],
  {
    withZero,
    count,
    outlier,
    always = [],
  }: { withZero: boolean; count: number; outlier: OutlierRule; always?: readonly number[] },
): ValueScale {
  const highest = reachOf(
    values.filter((value) => value > 0),
    outlier,
  );
  const lowest = -reachOf(
    values.flatMap((value) => (value < 0 ? [-value] : [])),
    outlier,
  );
  const kept = [...values.filter((value) => value >= lowest && value <= highest), ...always, ...(withZero ? [0] : [])];
  let [low, high] = [min(kept) ?? 0, max(kept) ?? 1];
  if (high - low < SMALLEST) {
    const room = Math.max(Math.abs(low), Math.abs(high)) < SMALLEST ? 1 : Math.abs(low) * 0.1;
    if (!withZero || low !== 0) low -= room;
    high += room;
  }
  [low, high] = nice(low, high, count);
  return { low, high, ticks: ticksIn({ low, high }, count) };
}

/** Whether a value is an outlier that the scale does not reach. */
export function isBeyond(value: number, { low, high }: Range): boolean {
  return value < low || value > high;
}
