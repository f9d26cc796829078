/** Powers, roots and logarithms of real numbers, exact if the result is rational. */
import { bitLength } from "../numbers/bit-length";
import { exactRoot } from "../numbers/integer";
import { log2Of } from "../numbers/log2";
import { Rational } from "../numbers/rational";
import type { Arithmetic } from "./arithmetic";
import { Ball } from "./ball";
import * as elementary from "./elementary";
import { DIVISION_BY_ZERO, Exact, isKept, type Real, UndefinedError } from "./real";
import { shortText } from "./text";

const ONE = Exact.of(1);

/**
 * x^y, where 0^0 is 1. A negative base accepts integer exponents and fractions with an odd denominator.
 *
 * @throws UndefinedError
 */
export function power(a: Arithmetic, x: Real, y: Real): Real {
  if (y instanceof Exact && y.isInteger) return wholePower(a, x, y.q.n);
  const sign = a.sign(x);
  if (sign === 0) {
    if (a.sign(y) > 0) return Exact.of(0);
    throw new UndefinedError("division-by-zero", DIVISION_BY_ZERO);
  }
  if (y instanceof Exact && y.power === 0) {
    const odd = y.q.d % 2n === 1n;
    if (sign < 0 && !odd)
      throw new UndefinedError("domain", `The power ${y.q} of ${shortText(x)} is not a real number.`);
    const size = fractionalPower(a, a.abs(x), y.q);
    return sign < 0 && y.q.n % 2n !== 0n ? a.negate(size) : size;
  }
  if (sign < 0)
    throw new UndefinedError(
      "domain",
      `The power ${shortText(y)} of the negative number ${shortText(x)} is not a real number.`,
    );
  return positivePower(a, x, y);
}

/**
 * The n-th root, for n not 0. Negative numbers have roots if n is odd.
 *
 * @throws UndefinedError
 */
export function root(a: Arithmetic, x: Real, n: Real): Real {
  if (a.sign(n) === 0) throw new UndefinedError("domain", "A root of degree 0 does not exist.");
  const even = n instanceof Exact && n.isInteger && n.q.n % 2n === 0n;
  if (even && a.sign(x) < 0) {
    const name = n.q.n === 2n ? "square root" : `root of degree ${n.q}`;
    throw new UndefinedError("domain", `The ${name} of ${shortText(x)} is not a real number.`);
  }
  return power(a, x, a.divide(ONE, n));
}

export function exponential(a: Arithmetic, x: Real): Real {
  if (x instanceof Exact && x.q.sign() === 0) return ONE;
  a.budget.spendFunction(a.bits);
  return elementary.exp(precise(a, x), a.bits);
}

/**
 * @param name function name as typed, for error messages
 * @throws UndefinedError
 */
export function naturalLogarithm(a: Arithmetic, x: Real, name = "ln"): Real {
  requirePositive(a, x, name);
  if (x instanceof Exact && x.power === 0 && x.q.equals(Rational.ONE)) return Exact.of(0);
  a.budget.spendFunction(a.bits);
  return elementary.ln(a.ball(x), a.bits);
}

/**
 * The logarithm to a base, exact for rational powers of the base: log 1000 = 3, log₄ 8 = 3/2.
 *
 * @throws UndefinedError
 */
export function logarithm(a: Arithmetic, x: Real, base: Real, name: string): Real {
  requirePositive(a, x, name);
  if (a.sign(base) <= 0 || a.compare(base, ONE) === 0)
    throw new UndefinedError("domain", `A logarithm to base ${shortText(base)} does not exist.`);
  const quotient = a.divide(naturalLogarithm(a, x, name), naturalLogarithm(a, base, name));
  if (quotient instanceof Exact || !(x instanceof Exact) || !(base instanceof Exact)) return quotient;
  return exactLogarithm(x, base, quotient.toNumber()) ?? quotient;
}

/**
 * Finds p/q with x^q = base^p from the logarithm's approximate value; null if there is none with a small denominator.
 */
function exactLogarithm(x: Exact, base: Exact, value: number): Exact | null {
  for (let q = 1; q <= 12; q++) {
    const p = Math.round(value * q);
    if (Math.abs(value * q - p) > 1e-9) continue;
    const tooLong = Math.abs(p) * size(base.q) > 100_000 || q * size(x.q) > 100_000;
    if (tooLong || x.power * q !== base.power * p) return null;
    return x.q.power(q).equals(base.q.power(p)) ? Exact.of(p, q) : null;
  }
  return null;
}

function size({ n, d }: Rational): number {
  return Math.max(bitLength(n), bitLength(d));
}

function requirePositive(a: Arithmetic, x: Real, name: string): void {
  if (a.sign(x) <= 0) throw new UndefinedError("domain", `${name} is not defined at ${shortText(x)}.`);
}

function wholePower(a: Arithmetic, x: Real, n: bigint): Real {
  const negative = n < 0n;
  const times = negative ? -n : n;
  if (n === 0n) return ONE;
  if (a.sign(x) === 0) {
    if (negative) throw new UndefinedError("division-by-zero", DIVISION_BY_ZERO);
    return x;
  }
  if (x instanceof Exact) {
    const exact = exactPower(a, x, n);
    if (exact) return exact;
  }
  // Each doubling of the exponent costs one bit of precision.
  const bits = a.bits + bitLength(times) + 8;
  const ball = x instanceof Exact ? a.ball(x, bitLength(times) + 8) : x;
  a.budget.spendFunction(bits);
  // For huge exponents, repeated squaring could no longer tell whether an ever smaller number is 0.
  if (times < 1n << 48n) {
    const result = ball.power(times, bits);
    return negative ? Ball.of(1n).divide(result, a.bits) : result.round(a.bits);
  }
  return hugePower(a, ball, n);
}

/** Computed by the logarithm, so that a negative power too small to be kept does not overflow in its reciprocal. */
function hugePower(a: Arithmetic, x: Ball, n: bigint): Ball {
  const bits = a.bits + bitLength(n) + 8;
  const result = elementary.powerOf(x.abs(), Ball.fraction(n, 1n, bits), bits);
  return (x.m < 0n && n % 2n !== 0n ? result.negate() : result).round(a.bits);
}

/** The exact power; null if the result would be too long to be kept. */
function exactPower(a: Arithmetic, x: Exact, n: bigint): Exact | null {
  const times = Number(n < 0n ? -n : n);
  const digits = (value: bigint) => (value === 1n ? 0 : log2Of(value) * times + 1);
  const above = digits(x.q.abs().n);
  const below = digits(x.q.d);
  const [top, bottom] = n < 0n ? [below, above] : [above, below];
  if (!isKept(top, bottom) || (x.power !== 0 && times > 1e6)) return null;
  a.budget.spendOperation(2 * (above + below));
  // 1 and −1 have exact powers of any size.
  if (above === 0 && below === 0) {
    const odd = n % 2n !== 0n;
    // 0 times an exponent out of double range would give NaN.
    return new Exact(x.q.sign() < 0 && odd ? x.q : x.q.abs(), x.power === 0 ? 0 : x.power * Number(n));
  }
  return new Exact(x.q.power(Number(n)), x.power * Number(n));
}

/** x^y for positive x and a fraction y. */
function fractionalPower(a: Arithmetic, x: Real, y: Rational): Real {
  if (x instanceof Exact && y.d < 1n << 31n) {
    const degree = Number(y.d);
    a.budget.spendRoot(size(x.q));
    const exact = x.power % degree === 0 ? rationalRoot(x.q, degree) : null;
    if (exact) return wholePower(a, new Exact(exact, x.power / degree), y.n);
  }
  if (y.d === 2n && (y.n === 1n || y.n === -1n)) {
    const ball = squareRoot(a, x);
    return y.n === 1n ? ball : a.divide(ONE, ball);
  }
  return positivePower(a, x, new Exact(y));
}

/**
 * √x as a ball. A number that cannot be told from 0 counts as 0 once the arithmetic settles.
 *
 * @param x not negative
 */
export function squareRoot(a: Arithmetic, x: Real): Ball {
  a.budget.spendFunction(a.bits);
  return a.sign(x) === 0 ? Ball.of(0n) : a.ball(x, 4).sqrt(a.bits);
}

function rationalRoot({ n, d }: Rational, degree: number): Rational | null {
  const above = exactRoot(n, degree);
  const below = above === null ? null : exactRoot(d, degree);
  return above === null || below === null ? null : Rational.of(above, below);
}

function positivePower(a: Arithmetic, x: Real, y: Real): Real {
  if (x instanceof Exact && x.power === 0 && x.q.equals(Rational.ONE)) return ONE;
  a.budget.spendFunction(2 * a.bits);
  const exponent = precise(a, y);
  const extra = 16 + elementary.digitsBeforePoint(exponent);
  return elementary.powerOf(a.ball(x, extra), exponent, a.bits);
}

/** An exponent needs additional precision for the digits before its point. */
function precise(a: Arithmetic, x: Real): Ball {
  return a.ball(x, 8 + elementary.digitsBeforePoint(a.ball(x)));
}
