import { Rational } from "./rational";

/**
 * Sign convention for remainders: the sign of the divisor (`floored`), the sign of the dividend (`truncated`), or never
 * negative (`euclidean`).
 */
export type RemainderConvention = "floored" | "truncated" | "euclidean";

export interface Division {
  readonly quotient: bigint;
  readonly remainder: Rational;
}

/**
 * Divides so that a = quotient · b + remainder with |remainder| < |b|.
 *
 * @throws RangeError if b is 0
 */
export function divideWithRemainder(a: Rational, b: Rational, convention: RemainderConvention = "floored"): Division {
  const exact = a.divide(b);
  const up = convention === "truncated" ? exact.sign() < 0 : convention === "euclidean" && b.sign() < 0;
  const quotient = up ? exact.ceil() : exact.floor();
  return { quotient, remainder: a.subtract(b.multiply(Rational.of(quotient))) };
}
