import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { Ball, OverflowError, PrecisionError } from "./ball";

/** Ends of a ball as fractions. */
function ends({ m, r, e }: Ball): [low: Rational, high: Rational] {
  const scale = (n: bigint) => (e >= 0 ? Rational.of(n << BigInt(e)) : Rational.of(n, 1n << BigInt(-e)));
  return [scale(m - r), scale(m + r)];
}

function holds(ball: Ball, value: Rational): boolean {
  const [low, high] = ends(ball);
  return low.compare(value) <= 0 && value.compare(high) <= 0;
}

const BITS = 60;
const size = fc.bigInt({ min: 1n, max: 10n ** 30n });
const fraction = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), size).map(([n, d]) => Rational.of(n, d));

describe("Ball", () => {
  it("contains the original value and the results of operations on it", () => {
    fc.assert(
      fc.property(fraction, fraction, fc.integer({ min: 0, max: 9 }), (a, b, n) => {
        const x = Ball.fraction(a.n, a.d, BITS);
        const y = Ball.fraction(b.n, b.d, BITS);
        expect(holds(x, a)).toBe(true);
        expect(holds(x.negate(), a.negate())).toBe(true);
        expect(holds(x.add(y, BITS), a.add(b))).toBe(true);
        expect(holds(x.subtract(y, 20), a.subtract(b))).toBe(true);
        expect(holds(x.multiply(y, BITS), a.multiply(b))).toBe(true);
        expect(holds(x.round(10), a)).toBe(true);
        expect(holds(x.power(BigInt(n), BITS), a.power(n))).toBe(true);
        if (b.sign() !== 0) expect(holds(x.divide(y, BITS), a.divide(b))).toBe(true);
        const square = a.multiply(a);
        const root = Ball.fraction(square.n, square.d, BITS).sqrt(BITS);
        expect(holds(root, a.abs())).toBe(true);
      }),
    );
  });

  it("loses no more than a few of its last digits", () => {
    fc.assert(
      fc.property(size, size, (n, d) => {
        const x = Ball.fraction(n, d, BITS);
        for (const y of [x, x.multiply(x, BITS), x.divide(x, BITS), x.sqrt(BITS), x.add(x, BITS)])
          expect(y.r * 2n ** 50n < y.m).toBe(true);
      }),
    );
  });

  it("throws if it cannot decide", () => {
    const blurred = Ball.of(1n, 0, 1n);
    expect(() => Ball.of(1n).divide(blurred, BITS)).toThrow(PrecisionError);
    expect(() => blurred.sqrt(BITS)).toThrow(PrecisionError);
    expect(() => Ball.of(1n, 2 ** 51).round(BITS)).toThrow(OverflowError);
    expect(Ball.of(1n, -(2 ** 51)).round(BITS).mayBeZero).toBe(true);
  });

  it("converts to the nearest double", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-300 }), (x) => {
        const { n, d } = Rational.fromNumber(x);
        expect(Ball.fraction(n, d, 200).toNumber()).toBe(x);
      }),
    );
    expect(Ball.of(1n, 2000).toNumber()).toBe(Number.POSITIVE_INFINITY);
    expect(Ball.of(-1n, 2 ** 40).toNumber()).toBe(Number.NEGATIVE_INFINITY);
    expect(Ball.of(1n, -(2 ** 40)).toNumber()).toBe(0);
  });
});
