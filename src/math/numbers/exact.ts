import { isGrouped, toAscii } from "./grouping";
import { Rational } from "./rational";

/** The most digits an exact number may be written with, exponent included. */
const EXACT_DIGITS = 1000;

const UNSIGNED = String.raw`(?:\d[\d,_ ]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,4})?`;
const FRACTION = new RegExp(
  String.raw`^([+-]?)\s*(?:(\d+)\s+(?!\d{3}(?!\d)))?(${UNSIGNED})\s*(?:/\s*(${UNSIGNED}))?$`,
  "i",
);

/**
 * Reads an exact number: `12`, `-3.75`, `3/4`, `1 3/4`, `1.2e-5`, with `,` (where thousands or lakhs are marked),
 * space or `_` as group marks: three digits behind a space are a group, not the numerator of `1 3/4`. Null for anything else: more than 1,000 digits, or a denominator of 0.
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

/** Places up to which a terminating decimal is written out; beyond them the text is a fraction. */
const DECIMAL_PLACES = 60;

/** *Exact text*: an integer, a plain decimal when it terminates within 60 places, else a reduced `p/q`. */
export function exactText(value: Rational): string {
  return decimalText(value, DECIMAL_PLACES) ?? value.toString();
}

/** The decimal without trailing zeros when it ends within `places`, else null. */
function decimalText(value: Rational, places: number): string | null {
  let rest = value.d;
  let needed = 0;
  for (const [factor, count] of [2n, 5n].map((prime) => [prime, multiplicity(rest, prime)] as const)) {
    rest /= factor ** BigInt(count);
    needed = Math.max(needed, count);
  }
  if (rest !== 1n || needed > places) return null;
  return fixedText(value, needed);
}

/** Plain digits with exactly `places` decimals, ties away from zero: `fixedText(1/8, 2)` is `0.13`. */
export function fixedText(value: Rational, places: number): string {
  const scaled = Rational.of(value.n * 10n ** BigInt(places), value.d).round();
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, "0");
  const sign = scaled < 0n ? "-" : "";
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The nearest double, or null beyond the range of a double. */
export function toFiniteNumber(value: Rational): number | null {
  const number = value.toNumber();
  return Number.isFinite(number) ? number : null;
}

function multiplicity(value: bigint, prime: bigint): number {
  let count = 0;
  for (let left = value; left % prime === 0n; left /= prime) count++;
  return count;
}

/**
 * The decimal with its repeating digits in parentheses: `0.(142857)`, `33.(3)`, `1.25`. Null when the period is
 * longer than `longest` digits.
 */
export function repeatingText(value: Rational, longest = 60): string | null {
  const plain = decimalText(value, DECIMAL_PLACES);
  if (plain !== null) return plain;
  const { n, d } = value.abs();
  const seen = new Map<bigint, number>();
  let digits = "";
  let remainder = n % d;
  while (!seen.has(remainder)) {
    if (digits.length > longest + DECIMAL_PLACES) return null;
    seen.set(remainder, digits.length);
    digits += (remainder * 10n) / d;
    remainder = (remainder * 10n) % d;
  }
  const start = seen.get(remainder) as number;
  if (digits.length - start > longest) return null;
  return `${value.sign() < 0 ? "-" : ""}${n / d}.${digits.slice(0, start)}(${digits.slice(start)})`;
}
