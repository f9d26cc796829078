import { finiteOrNull } from "./finite";
import { isGrouped, toAscii } from "./grouping";
import { magnitude, Rational } from "./rational";

/** Maximum number of digits in an exact number, including those implied by its exponent. */
const EXACT_DIGITS = 1000;

const UNSIGNED = String.raw`(?:\d[\d,_ ]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,4})?`;
const FRACTION = new RegExp(
  String.raw`^([+-]?)\s*(?:(\d+)\s+(?!\d{3}(?!\d)))?(${UNSIGNED})\s*(?:/\s*(${UNSIGNED}))?$`,
  "i",
);

/**
 * Reads an exact number: `12`, `-3.75`, `3/4`, `1 3/4`, `1.2e-5`, with commas (separating thousands or lakhs), spaces
 * or `_` as group separators. Three digits after a space are a group, not the numerator in `1 3/4`. Returns null for
 * anything else, more than 1,000 digits, or a denominator of 0.
 */
export function readExact(text: string): Rational | null {
  const ascii = toAscii(text).trim();
  if (ascii.length > 2 * EXACT_DIGITS + 20) return null;
  const plain = readDecimal(ascii);
  if (plain) return plain;
  const match = FRACTION.exec(ascii);
  if (!match) return null;
  const [, sign, mixed, first = "", second] = match;
  if (second === undefined) return null;
  const numerator = readDecimal(first);
  const denominator = readDecimal(second);
  if (!numerator || !denominator || denominator.sign() === 0) return null;
  const fraction = numerator.divide(denominator);
  const whole = mixed ? Rational.of(BigInt(mixed)) : Rational.ZERO;
  const value = whole.add(fraction);
  return sign === "-" ? value.negate() : value;
}

function readDecimal(text: string): Rational | null {
  const digits = ungroup(text);
  if (digits === null) return null;
  const [mantissa = "", exponent = "0"] = digits.toLowerCase().split("e");
  const count = mantissa.replace(/\D/g, "").length + Math.abs(Number(exponent));
  return count > EXACT_DIGITS ? null : Rational.fromDecimal(digits);
}

/** Removes the group separators, or returns null if they do not separate groups. */
function ungroup(text: string): string | null {
  if (!/[,_ ]/.test(text)) return text;
  const match = /^([+-]?)\s*(\d[\d,_ ]*)((?:\.\d*)?(?:e[+-]?\d+)?)$/i.exec(text);
  if (!match) return null;
  const [, sign, whole = "", rest] = match;
  const commas = whole.replace(/[_ ]/g, ",");
  return isGrouped(commas) ? sign + commas.replaceAll(",", "") + rest : null;
}

/** Maximum number of decimals written out; a number that needs more is written as a fraction. */
const DECIMAL_PLACES = 60;

/** *Exact text*: an integer, a plain decimal if it terminates within 60 places, otherwise a reduced `p/q`. */
export function exactText(value: Rational): string {
  return decimalText(value, DECIMAL_PLACES) ?? value.toString();
}

/** The decimal without trailing zeros if it terminates within `places`, otherwise null. */
function decimalText(value: Rational, places: number): string | null {
  const needed = decimalPlaces(value, places);
  return needed === null ? null : fixedText(value, needed);
}

/** Number of decimals of a value; null if there are more than `most` or the decimal does not terminate. */
export function decimalPlaces(value: Rational, most: number): number | null {
  const twos = withoutFactor(value.d, 2n);
  const fives = withoutFactor(twos.rest, 5n);
  const places = Math.max(twos.count, fives.count);
  return fives.rest === 1n && places <= most ? places : null;
}

/** Writes plain digits with exactly `places` decimals, ties away from zero: `fixedText(1/8, 2)` is `0.13`. */
export function fixedText(value: Rational, places: number): string {
  const scaled = Rational.of(value.n * 10n ** BigInt(places), value.d).round();
  const digits = String(magnitude(scaled)).padStart(places + 1, "0");
  const sign = scaled < 0n ? "-" : "";
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The nearest double, or null if it is out of range or there is no value. */
export function toFiniteNumber(value: Rational | null | undefined): number | null {
  return value ? finiteOrNull(value.toNumber()) : null;
}

/**
 * How many times a factor divides a number, and what remains. Dividing by squares of the factor first keeps the number
 * of divisions small.
 */
export function withoutFactor(value: bigint, factor: bigint): { readonly count: number; readonly rest: bigint } {
  if (value === 0n || value % factor !== 0n) return { count: 0, rest: value };
  const { count, rest } = withoutFactor(value, factor * factor);
  return rest % factor === 0n ? { count: 2 * count + 1, rest: rest / factor } : { count: 2 * count, rest };
}
