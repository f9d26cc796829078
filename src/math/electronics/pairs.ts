/** Pairs of standard values that approximate a target value or ratio. */
import { decadeOf, type Series, scaled, standardValues } from "./e-series";

export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly connection: "series" | "parallel";
  readonly value: number;
  /** (value − target) / target, in percent. */
  readonly errorPercent: number;
}

/** Relative differences below this are floating-point noise. */
const NOISE = 1e-12;

/** In percent. */
function errorOf(value: number, target: number): number {
  const error = value / target - 1;
  return Math.abs(error) < NOISE ? 0 : 100 * error;
}

/**
 * The best pairs in series and in parallel, closest first.
 *
 * @param adds which connection adds the values: series for resistors, parallel for capacitors
 */
export function pairsFor(
  target: number,
  series: Series,
  adds: "in-series" | "in-parallel",
  count = 6,
): readonly Pair[] {
  const found: Pair[] = [];
  const [sum, harmonic] = adds === "in-series" ? (["series", "parallel"] as const) : (["parallel", "series"] as const);
  const add = (a: number, b: number, connection: Pair["connection"], value: number) =>
    found.push({ a, b, connection, value, errorPercent: errorOf(value, target) });
  // If the values add, the larger is at least half of the total, and the smaller is a standard value adjacent to the
  // remainder.
  for (const a of standardValues(series, target / 2, target)) {
    for (const b of nextTo(series, target - a, target)) add(a, b, sum, a + b);
  }
  for (const a of standardValues(series, target, 2 * target)) {
    const rest = a > target * (1 + 1e-12) ? 1 / (1 / target - 1 / a) : 0;
    for (const b of nextTo(series, rest, target)) add(a, b, harmonic, 1 / (1 / a + 1 / b));
  }
  return found.sort((x, y) => Math.abs(x.errorPercent) - Math.abs(y.errorPercent) || x.a - y.a).slice(0, count);
}

/**
 * The standard values on both sides of a value; empty if it is less than a millionth or more than a million times the
 * whole.
 */
function nextTo(series: Series, value: number, whole: number): readonly number[] {
  if (!(value > whole * 1e-6 && value < whole * 1e6)) return [];
  const around = standardValues(series, value / 3, value * 3);
  const above = around.findIndex((one) => one >= value);
  return around.slice(Math.max(0, above - 1), above + 1);
}

export interface RatioPair {
  readonly first: number;
  readonly second: number;
}

/**
 * Pairs whose ratio second / first is closest to a target ratio, closest first. The first value is in the same decade
 * as `size`.
 */
export function ratioPairs(ratio: number, series: Series, size: number, count = 6): readonly RatioPair[] {
  const exponent = Math.floor(Math.log10(size)) - 2;
  return decadeOf(series)
    .map((mantissa) => scaled(mantissa, exponent))
    .flatMap((first) => {
      const target = first * ratio;
      return standardValues(series, target / 3, target * 3).map((second) => ({ first, second }));
    })
    .map((pair) => ({ pair, miss: Math.abs(Math.log(pair.second / pair.first / ratio)) }))
    .sort((x, y) => x.miss - y.miss || x.pair.first - y.pair.first)
    .slice(0, count)
    .map(({ pair }) => pair);
}
