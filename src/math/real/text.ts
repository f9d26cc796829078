/** Decimal text of real numbers. */
import { finiteOrNull } from "../numbers/finite";
import { Rational } from "../numbers/rational";
import { plainText, type Significant, toSignificant, ZERO_DIGITS } from "../numbers/significant";
import type { Arithmetic } from "./arithmetic";
import { Ball, PrecisionError } from "./ball";
import { ballOf, Exact, lengths, type Real } from "./real";

/**
 * Rounds a real number to `count` significant digits, ties away from zero, every digit certain. A number that cannot be
 * told from 0 is 0 once the arithmetic settles.
 *
 * @throws PrecisionError if the last digit is not certain yet
 */
export function significantDigits(a: Arithmetic, x: Real, count: number): Significant {
  if (x instanceof Exact && x.power === 0) {
    a.budget.spendOperation(4 * (x.q.n.toString(16).length + count));
    return toSignificant(x.q, count);
  }
  const ball = a.ball(x);
  if (a.sign(ball) === 0) return ZERO_DIGITS;
  const { near, tens } = withoutTens(ball, a.bits);
  const round = (m: bigint) => toSignificant(scaled(m, near.e), count);
  const low = round(near.m - near.r);
  const high = round(near.m + near.r);
  const certain = low.digits === high.digits && low.exponent === high.exponent;
  if (!certain && !a.settles) throw new PrecisionError();
  const rounded = certain ? low : round(near.m);
  return { ...rounded, exponent: rounded.exponent + tens };
}

/** About `count` digits, the last of which may be wrong; for sentences and working. */
export function approximateDigits(x: Real, count: number): Significant {
  const bits = 4 * count + 16;
  if (x instanceof Exact && x.power === 0 && Math.max(...lengths(x.q)) <= bits) return toSignificant(x.q, count);
  const ball = x instanceof Exact ? ballOf(x, bits) : x;
  if (ball.m === 0n) return ZERO_DIGITS;
  const { near, tens } = withoutTens(ball, bits);
  const rounded = toSignificant(scaled(near.m, near.e), count);
  return { ...rounded, exponent: rounded.exponent + tens };
}

/** The nearest double; null if it is out of range. */
export function toFiniteDouble(x: Real): number | null {
  const value = x instanceof Exact && x.power === 0 ? x.q.toNumber() : enoughForDouble(x).toNumber();
  return finiteOrNull(value);
}

function enoughForDouble(x: Real): Ball {
  return x instanceof Exact ? ballOf(x, 80) : x;
}

/** A number as written in a sentence: `-2`, `2/3`, `π/2`, `1.41421356237`. */
export function shortText(x: Real): string {
  const exact = x instanceof Exact ? exactText(x) : null;
  return exact !== null && exact.length <= 20 ? exact : plainText(approximateDigits(x, 12));
}

function exactText({ q, power }: Exact): string | null {
  if (power === 0) return q.toString();
  return power === 1 ? multipleOfPi(q) : null;
}

/** Writes `π`, `-π/2` or `3π/4`. */
export function multipleOfPi({ n, d }: Rational): string {
  const factor = n === 1n ? "" : n === -1n ? "-" : String(n);
  return `${factor}π${d === 1n ? "" : `/${d}`}`;
}

/** Balls with larger binary exponents are scaled by a power of ten first. */
const MAX_TOP = 20_000;

/** Writes x as near · 10^tens, where `near` has a moderate binary exponent. */
function withoutTens(x: Ball, bits: number): { near: Ball; tens: number } {
  if (Math.abs(x.top) <= MAX_TOP) return { near: x, tens: 0 };
  const w = bits + 64;
  const tens = Math.round(x.top * Math.log10(2));
  const power = Ball.of(10n).power(BigInt(Math.abs(tens)), w);
  return { near: tens > 0 ? x.divide(power, w) : x.multiply(power, w), tens };
}

function scaled(m: bigint, e: number): Rational {
  return e >= 0 ? Rational.of(m << BigInt(e)) : Rational.of(m, 1n << BigInt(-e));
}
