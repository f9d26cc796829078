/** Decimal expansions of fractions, terminating or repeating. */
import { fixedText, withoutFactor } from "./exact";
import type { Rational } from "./rational";

/**
 * The number of decimals before the period, and the part of the denominator that causes the period (1 if the decimal
 * terminates).
 */
export function splitDenominator(d: bigint): { readonly places: number; readonly rest: bigint } {
  const twos = withoutFactor(d, 2n);
  const fives = withoutFactor(twos.rest, 5n);
  return { places: Math.max(twos.count, fives.count), rest: fives.rest };
}

/** Whether the decimal expansion is finite. */
export function terminates(value: Rational): boolean {
  return splitDenominator(value.d).rest === 1n;
}

/** The smallest k up to `longest` with 10^k ≡ 1 modulo m, or null if there is none. */
export function shortPeriod(m: bigint, longest: number): number | null {
  let power = 1n;
  for (let k = 1; k <= longest; k++) {
    power = (power * 10n) % m;
    if (power === 1n) return k;
  }
  return null;
}

/** Maximum number of decimals before the period and within it. */
interface Longest {
  readonly prefix: number;
  readonly period: number;
}

/**
 * The decimal with its repeating digits in parentheses: `0.(142857)`, `33.(3)`, `1.25`. Null if it exceeds the maximum
 * length.
 */
export function repeatingText(value: Rational, longest: Longest = { prefix: 60, period: 60 }): string | null {
  const { places, rest } = splitDenominator(value.d);
  if (places > longest.prefix) return null;
  if (rest === 1n) return fixedText(value, places);
  const period = shortPeriod(rest, longest.period);
  if (period === null) return null;
  const { n, d } = value.abs();
  const decimals = places + period;
  const digits = String((n * 10n ** BigInt(decimals)) / d).padStart(decimals + 1, "0");
  const [start, repeated] = [digits.slice(0, -period), digits.slice(-period)];
  const whole = places === 0 ? start : start.slice(0, -places);
  return `${value.sign() < 0 ? "-" : ""}${whole}.${places === 0 ? "" : start.slice(-places)}(${repeated})`;
}

/** The first decimals, truncated rather than rounded: `0.142857…` */
export function cutText(value: Rational, places: number): string {
  const { n, d } = value.abs();
  const digits = String((n * 10n ** BigInt(places)) / d).padStart(places + 1, "0");
  return `${value.sign() < 0 ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}…`;
}
