/** Numbers with a fixed number of significant digits, and their text forms. */
import { bitLength } from "./bit-length";
import type { Rational } from "./rational";

/** The number d.ddd · 10^exponent. */
export interface Significant {
  readonly negative: boolean;
  /** The first digit is not 0 unless the number is 0; there are no trailing zeros. */
  readonly digits: string;
  readonly exponent: number;
}

export const ZERO_DIGITS: Significant = { negative: false, digits: "0", exponent: 0 };

/** Rounds to `count` significant digits, ties away from zero. */
export function toSignificant(value: Rational, count: number): Significant {
  if (value.sign() === 0) return ZERO_DIGITS;
  const { n, d } = value.abs();
  // This estimate from the numbers of bits is never too small and at most two too large.
  let exponent = Math.ceil((bitLength(n) - bitLength(d) + 1) * Math.log10(2));
  while (isBelowPowerOfTen(n, d, exponent)) exponent--;
  const scaled = roundedQuotient(n, d, count - 1 - exponent);
  const text = String(scaled);
  // Rounding up may have added a digit: 9.99 → 10.0.
  return {
    negative: value.sign() < 0,
    digits: text.replace(/0+$/, ""),
    exponent: exponent + text.length - count,
  };
}

/** Whether n/d < 10^exponent. */
function isBelowPowerOfTen(n: bigint, d: bigint, exponent: number): boolean {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent >= 0 ? n < d * power : n * power < d;
}

/** n/d · 10^places rounded to the nearest integer, ties up. */
function roundedQuotient(n: bigint, d: bigint, places: number): bigint {
  const power = 10n ** BigInt(Math.abs(places));
  const [top, bottom] = places >= 0 ? [n * power, d] : [n, d * power];
  return (2n * top + bottom) / (2n * bottom);
}

/**
 * Plain digits, as JavaScript writes numbers, or `d.ddde+nn` outside the given powers of ten.
 *
 * @param lowest smallest exponent written in plain form
 * @param highest largest exponent written in plain form
 */
export function plainText(number: Significant, lowest = -7, highest = 20): string {
  const { negative, digits, exponent } = number;
  if (exponent < lowest || exponent > highest) return scientificText(number);
  const sign = negative ? "-" : "";
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  const rest = digits.slice(exponent + 1);
  return sign + (rest ? `${whole}.${rest}` : whole);
}

/** Writes `1.2345678e+4`. */
export function scientificText(number: Significant): string {
  return withExponent(number, 1);
}

/** Writes `12.345678e+3`, with an exponent that is a multiple of 3. */
export function engineeringText(number: Significant): string {
  return withExponent(number, (((number.exponent % 3) + 3) % 3) + 1);
}

/** @param places number of digits before the point */
function withExponent({ negative, digits, exponent }: Significant, places: number): string {
  const whole = digits.slice(0, places).padEnd(places, "0");
  const rest = digits.slice(places);
  const power = exponent - places + 1;
  return `${negative ? "-" : ""}${whole}${rest && `.${rest}`}e${power < 0 ? "-" : "+"}${Math.abs(power)}`;
}

/** Writes `-171 1/6`; returns null unless the fraction is improper. */
export function mixedText(value: Rational): string | null {
  const { n, d } = value.abs();
  if (d === 1n || n < d) return null;
  return `${value.sign() < 0 ? "-" : ""}${n / d} ${n % d}/${d}`;
}
