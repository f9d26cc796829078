/** Notations for results. */
import { bitLength } from "../../../math/numbers/bit-length";
import { Rational } from "../../../math/numbers/rational";
import { ballOf, Exact, type Real } from "../../../math/real/real";
import type { Inputs } from "./inputs";

const MOST_DIGITS = 10_000;

/** `1027/6` or `-12`; null if either part has more than 10,000 digits. */
export function exactFraction(value: Rational): string | null {
  if (Math.max(bitLength(value.n), bitLength(value.d)) > MOST_DIGITS * 3.33) return null;
  const text = value.toString();
  return text.split("/").some((part) => part.replace("-", "").length > MOST_DIGITS) ? null : text;
}

/** Digits in a base with a leading sign, or in two's complement with a word size; null if the word is too short. */
export function wholeInBase(value: bigint, base: number, wordSize: Inputs["wordSize"]): string | null {
  if (wordSize === "none") return value.toString(base);
  const bits = Number(wordSize);
  return BigInt.asIntN(bits, value) === value ? BigInt.asUintN(bits, value).toString(base) : null;
}

/** Maximum number of decimals of a second. */
const SECOND_PLACES = 10;

/** Maximum number of binary digits before the point; larger angles are not written in degrees. */
const LARGEST_ANGLE = 60;

/** Number of binary digits after the point, for fractions of a second. */
const FINEST_ANGLE = 120;

/** `12°30′0″`, with seconds to ten decimals; null for numbers of about 2^60 or more. */
export function degreesText(value: Real): string | null {
  const ball = value instanceof Exact ? ballOf(value, LARGEST_ANGLE + FINEST_ANGLE) : value;
  if (ball.top > LARGEST_ANGLE) return null;
  const degrees =
    value instanceof Exact && value.power === 0
      ? value.q
      : Rational.of(ball.fixed(FINEST_ANGLE).m, 1n << BigInt(FINEST_ANGLE));
  const unit = 10n ** BigInt(SECOND_PLACES);
  const parts = degrees
    .abs()
    .multiply(Rational.of(3600n * unit))
    .round();
  const seconds = (parts / unit) % 60n;
  const rest = String(parts % unit)
    .padStart(SECOND_PLACES, "0")
    .replace(/0+$/, "");
  const minutes = (parts / unit / 60n) % 60n;
  const sign = degrees.sign() < 0 && parts > 0n ? "-" : "";
  return `${sign}${parts / unit / 3600n}°${minutes}′${seconds}${rest && `.${rest}`}″`;
}
