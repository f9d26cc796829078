/** Elementary functions of balls, to `bits` binary digits if the argument is known accurately enough. */
import { bitLength } from "../numbers/bit-length";
import { Ball, OverflowError, PrecisionError } from "./ball";
import { atanFixed, expFixed, ln2Fixed, lnFixed, piFixed, sinCosFixed } from "./fixed";

/** Extra binary digits that absorb rounding errors in the last place. */
const GUARD = 16;

export function pi(bits: number): Ball {
  return Ball.of(piFixed(bits), -bits, 2n);
}

/** @throws OverflowError if the result is too large */
export function exp(x: Ball, bits: number): Ball {
  const high = Math.max(0, x.top);
  if (high > 52) {
    if (x.mayBeZero) throw new PrecisionError();
    if (x.m > 0n) throw new OverflowError();
    return Ball.of(1n).scale(Number.MIN_SAFE_INTEGER).round(bits);
  }
  requireKnown(x);
  // x = k ln 2 + rest; the multiple of ln 2 needs as many extra digits as k has.
  const bitsOfRest = bits + GUARD;
  const w = bitsOfRest + high;
  const argument = Ball.of(x.m, x.e).fixed(w).m;
  const ln2 = ln2Fixed(w);
  const k = nearest(argument, ln2);
  const rest = (argument - k * ln2) >> BigInt(high);
  const m = expFixed(rest, bitsOfRest);
  // e^(x + r) − e^x < 2 r e^x for r ≤ 1.
  const spread = Ball.of(2n * m * x.r, x.e).fixed(0).m;
  return Ball.of(m, Number(k) - bitsOfRest, spread + 16n).round(bits);
}

/** @throws PrecisionError if the number may not be positive */
export function ln(x: Ball, bits: number): Ball {
  if (x.mayBeZero || x.m < 0n) throw new PrecisionError();
  // x = t · 2^k with t near 1; k has at most 50 binary digits.
  const w = bits + 64;
  let k = x.e + bitLength(x.m);
  let t = Ball.of(x.m, x.e - k).fixed(w).m;
  if (t * 10n < 7n << BigInt(w)) {
    t *= 2n;
    k--;
  }
  const m = lnFixed(t, w) + BigInt(k) * ln2Fixed(w);
  const spread = (x.r << BigInt(w)) / (x.m - x.r) + 1n;
  return Ball.of(m, -w, spread + BigInt(Math.abs(k)) + 16n).round(bits);
}

export function sinCos(x: Ball, bits: number): { sin: Ball; cos: Ball } {
  requireKnown(x);
  const { top } = x;
  // The next terms in x − x³/6 and 1 − x²/2 are below the last digit.
  if (top < -bits / 2 - 2) return { sin: widen(x, 3 * top), cos: Ball.of(1n << BigInt(bits), -bits, 2n) };
  const high = Math.max(0, top);
  const bitsOfRest = bits + GUARD + Math.max(0, -top);
  const w = bitsOfRest + high;
  const argument = Ball.of(x.m, x.e).fixed(w).m;
  const rightAngle = piFixed(w - 1);
  const turns = nearest(argument, rightAngle);
  const rest = (argument - turns * rightAngle) >> BigInt(high);
  const { sin, cos } = sinCosFixed(rest, bitsOfRest);
  const spread = x.fixed(bitsOfRest).r + 16n;
  const ball = (m: bigint) => Ball.of(m, -bitsOfRest, spread).round(bits);
  return turned(ball(sin), ball(cos), turns);
}

/** Sine and cosine of an angle plus a number of quarter turns. */
export function turned(sin: Ball, cos: Ball, quarters: bigint): { sin: Ball; cos: Ball } {
  switch (Number(BigInt.asUintN(2, quarters))) {
    case 0:
      return { sin, cos };
    case 1:
      return { sin: cos, cos: sin.negate() };
    case 2:
      return { sin: sin.negate(), cos: cos.negate() };
    default:
      return { sin: cos.negate(), cos: sin };
  }
}

export function atan(x: Ball, bits: number): Ball {
  if (x.isZero) return x;
  const { top } = x;
  if (top > 1) {
    if (x.mayBeZero) throw new PrecisionError();
    // atan x = ±π/2 − atan 1/x.
    const rightAngle = pi(bits + GUARD).scale(-1);
    const rest = atan(Ball.of(1n).divide(x, bits + GUARD), bits + GUARD);
    return (x.m < 0n ? rightAngle.negate() : rightAngle).subtract(rest, bits);
  }
  if (top < -bits / 2 - 2) return widen(x, 3 * top);
  const w = bits + GUARD + Math.max(0, -top);
  const { m, r } = x.fixed(w);
  const one = 1n << BigInt(w);
  // For arguments between 1 and 2, the tangent of a difference of angles reduces them below 1.
  const angle =
    m > one || m < -one ? (m < 0n ? -1n : 1n) * piFixed(w - 1) - atanFixed((one * one) / m, w) : atanFixed(m, w);
  return Ball.of(angle, -w, r + 16n).round(bits);
}

/** (e^x − e^−x) / 2 and (e^x + e^−x) / 2. */
export function sinhCosh(x: Ball, bits: number): { sinh: Ball; cosh: Ball } {
  if (x.top < -bits / 2 - 2) return { sinh: widen(x, 3 * x.top), cosh: Ball.of(1n << BigInt(bits), -bits, 2n) };
  const extra = Math.max(0, -x.top);
  const w = bits + GUARD + extra;
  const up = exp(x, w);
  const down = Ball.of(1n).divide(up, w);
  return { sinh: up.subtract(down, bits).scale(-1), cosh: up.add(down, bits).scale(-1) };
}

/** x^y for positive x. */
export function powerOf(x: Ball, y: Ball, bits: number): Ball {
  const w = bits + GUARD + digitsBeforePoint(y);
  return exp(ln(x, w).multiply(y, w), bits);
}

/**
 * Number of bits before the binary point; an exponential needs that many more bits of precision. Values beyond 64 would
 * overflow anyway.
 */
export function digitsBeforePoint(x: Ball): number {
  return Math.min(64, Math.max(0, x.top));
}

/** Returns x as f(x) for functions such as sinh, asinh and atanh, if |x|³ is below the last digit. */
export function nearlyItself(x: Ball): Ball {
  return widen(x, 3 * x.top);
}

/** The same midpoint with the radius increased by 2^top. */
function widen(x: Ball, top: number): Ball {
  return Ball.of(x.m, x.e, x.r + 1n + (top > x.e ? 1n << BigInt(top - x.e) : 0n));
}

/** Throws if the radius exceeds 1, in which case nothing is known about the result. */
function requireKnown(x: Ball): void {
  if (x.r !== 0n && x.e + bitLength(x.r) > 0) throw new PrecisionError();
}

/** The integer nearest to a/b, for b > 0. */
function nearest(a: bigint, b: bigint): bigint {
  const doubled = 2n * a + b;
  const quotient = doubled / (2n * b);
  return doubled < 0n && quotient * 2n * b !== doubled ? quotient - 1n : quotient;
}
