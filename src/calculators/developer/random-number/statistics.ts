/** Statistics of the numbers drawn, and what was expected of them. */

import type { Distribution } from "../../../math/dice/odds";
import { Rational } from "../../../math/numbers/rational";
import { chiSquaredUpperTail } from "../../../math/statistics/chi-squared";
import { normalCdf } from "../../../math/statistics/normal";
import { extremes, preciseSum, sampleDeviation } from "../../../math/statistics/sample";
import type { Inputs } from "./inputs";
import { choicesOf, type Numbers } from "./numbers";

export interface Description {
  readonly sum: number;
  readonly mean: number;
  readonly median: number;
  readonly smallest: number;
  readonly largest: number;
  readonly standardDeviation: number | null;
}

/** Sums of whole and decimal numbers are exact. */
export function describe({ values, exact }: Numbers): Description {
  const n = values.length;
  const [smallest, largest] = extremes(values);
  const sorted = Float64Array.from(values).sort();
  const [low, high] = [sorted[(n - 1) >> 1] as number, sorted[n >> 1] as number];
  const totals = exact && totalsOf(exact);
  const total = totals && Rational.of(totals.sum, 10n ** BigInt(exact.places));
  return {
    sum: total ? total.toNumber() : preciseSum(values),
    mean: total ? total.divide(Rational.of(n)).toNumber() : preciseSum(values) / n,
    median: exact
      ? Rational.fromNumber(low).add(Rational.fromNumber(high)).divide(Rational.of(2)).toNumber()
      : low + (high - low) / 2,
    smallest,
    largest,
    standardDeviation: totals ? exactDeviation(totals, n, exact.places) : sampleDeviation(values),
  };
}

/** Sums of the numbers and of their squares, in units. */
function totalsOf({ units }: NonNullable<Numbers["exact"]>): {
  readonly sum: bigint;
  readonly squares: bigint;
} {
  let [sum, squares] = [0n, 0n];
  for (const unit of units()) {
    sum += unit;
    squares += unit * unit;
  }
  return { sum, squares };
}

/**
 * Sample standard deviation (n − 1). Computed exactly, because decimals that lie close together differ only in digits
 * that a double has lost.
 */
function exactDeviation({ sum, squares }: ReturnType<typeof totalsOf>, count: number, places: number) {
  const n = BigInt(count);
  if (n < 2n) return null;
  const variance = Rational.of(n * squares - sum * sum, n * (n - 1n) * 100n ** BigInt(places));
  return Math.sqrt(variance.toNumber());
}

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly expected: number | null;
}

/**
 * Bars of equal width from the smallest to the largest number. Each bar includes its lower end, and the last one also
 * its upper end. If all numbers are equal, the bars extend half a unit to either side.
 *
 * @param share share of the distribution below a value, from which the expected count of each bar is computed
 */
export function histogramOf(values: readonly number[], bins: number, share: ((x: number) => number) | null): Bar[] {
  const [smallest, largest] = extremes(values);
  const [low, high] = smallest === largest ? around(smallest) : [smallest, largest];
  const edges = Array.from({ length: bins + 1 }, (_, i) =>
    i === bins ? high : low * (1 - i / bins) + high * (i / bins),
  );
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    let bin = Math.min(bins - 1, Math.max(0, Math.floor(((value - low) / (high - low)) * bins)));
    // Rounding may have moved the quotient across an edge.
    while (bin > 0 && value < (edges[bin] as number)) bin--;
    while (bin < bins - 1 && value >= (edges[bin + 1] as number)) bin++;
    counts[bin] = (counts[bin] as number) + 1;
  }
  return counts.map((count, i) => {
    const [from, to] = [edges[i] as number, edges[i + 1] as number];
    // The outermost bars also get the expected share outside the histogram.
    const below = i === 0 ? 0 : share?.(from);
    const upTo = i === bins - 1 ? 1 : share?.(to);
    const expected =
      below === undefined || upTo === undefined || !share ? null : values.length * Math.max(0, upTo - below);
    return { from, to, count, expected };
  });
}

/** Half a unit to either side, or more if doubles of this size are too coarse for halves. */
function around(value: number): [number, number] {
  const reach = Math.max(0.5, Math.abs(value) * 2 ** -51);
  return [value - reach, value + reach];
}

/** Share of the distribution below a value; null if it is not known. */
export function shareBelow(inputs: Inputs, odds: Distribution | null): ((x: number) => number) | null {
  switch (inputs.mode) {
    case "integer":
    case "decimal":
      return uniformShare(inputs);
    case "dice":
      return odds && diceShare(odds);
    case "normal":
      return (x) => normalCdf((x - inputs.meanValue) / inputs.sdValue);
    case "exponential":
      return (x) => (x <= 0 ? 0 : -Math.expm1(-inputs.rate * x));
    default:
      return null;
  }
}

function uniformShare(inputs: Inputs): (x: number) => number {
  const places = inputs.mode === "decimal" ? inputs.decimals : 0;
  const choices = Number(choicesOf(inputs, places));
  const scale = 10 ** places;
  return (x) => Math.min(1, Math.max(0, Math.ceil((x - inputs.min) * scale - 1e-9) / choices));
}

function diceShare({ low, weights, whole }: Distribution): (x: number) => number {
  const sums = [0];
  for (const weight of weights) sums.push((sums.at(-1) as number) + weight / whole);
  return (x) => sums[Math.min(weights.length, Math.max(0, Math.ceil(x) - low))] as number;
}

/** Minimum expected count of a bar for the test to be valid. */
const FEWEST = 5;
/** Minimum number of values for the test. */
const ENOUGH = 100;

export interface ChiSquared {
  readonly chiSquared: number;
  readonly chiSquaredDegrees: number;
  readonly chiSquaredChance: number;
}

/** Pearson's chi-squared test over the bars, merging those with low expected counts; null if it does not apply. */
export function chiSquaredOf(bars: readonly Bar[], count: number): ChiSquared | null {
  if (count < ENOUGH) return null;
  const joined: { count: number; expected: number }[] = [];
  let [held, expected] = [0, 0];
  for (const bar of bars) {
    if (bar.expected === null) return null;
    held += bar.count;
    expected += bar.expected;
    if (expected < FEWEST) continue;
    joined.push({ count: held, expected });
    [held, expected] = [0, 0];
  }
  const last = joined.pop();
  if (!last) return null;
  joined.push({ count: last.count + held, expected: last.expected + expected });
  if (joined.length < 2) return null;
  const chiSquared = preciseSum(joined.map((bar) => (bar.count - bar.expected) ** 2 / bar.expected));
  const chiSquaredDegrees = joined.length - 1;
  return {
    chiSquared,
    chiSquaredDegrees,
    chiSquaredChance: chiSquaredUpperTail(chiSquared, chiSquaredDegrees),
  };
}
