import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "./rational";

describe("Rational", () => {
  it("converts a number by its shortest decimal", () => {
    expect(Rational.fromNumber(0.1).toString()).toBe("1/10");
    expect(Rational.fromNumber(1e21).toString()).toBe(`1${"0".repeat(21)}`);
    expect(Rational.fromNumber(-2.5e-7).toString()).toBe("-1/4000000");
  });

  it("adds decimals without binary noise", () => {
    expect(Rational.fromNumber(0.1).add(Rational.fromNumber(0.2)).toNumber()).toBe(0.3);
  });

  it("returns every double it was created from", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(Rational.fromNumber(x).toNumber()).toBe(x === 0 ? 0 : x);
      }),
    );
  });

  it("agrees with the correctly rounded quotient of two doubles", () => {
    const big = fc.bigInt({ min: 1n, max: 2n ** 53n });
    fc.assert(
      fc.property(big, big, (n, d) => {
        // Both operands are exact doubles, so IEEE division gives the double nearest to the exact quotient.
        const scaled = Rational.of(n * 3n ** 60n, d * 3n ** 60n);
        expect(scaled.toNumber()).toBe(Number(n) / Number(d));
        // This takes the general path rather than the shortcut for small numerators.
        expect(Rational.of(n * 2n ** 80n, d).toNumber()).toBe((Number(n) / Number(d)) * 2 ** 80);
      }),
    );
  });

  it("rounds ties away from zero", () => {
    expect(Rational.of(5, 2).round()).toBe(3n);
    expect(Rational.of(-5, 2).round()).toBe(-3n);
    expect(Rational.of(7, 5).round()).toBe(1n);
    expect(Rational.fromNumber(1.005).roundTo(2).toNumber()).toBe(1.01);
  });

  it("floors and ceils negative fractions", () => {
    expect(Rational.of(-7, 2).floor()).toBe(-4n);
    expect(Rational.of(-7, 2).ceil()).toBe(-3n);
    expect(Rational.of(-4).floor()).toBe(-4n);
  });

  it("rejects division by zero", () => {
    expect(() => Rational.ONE.divide(Rational.ZERO)).toThrow(RangeError);
  });
});

it("adds a list", () => {
  expect(Rational.sum([]).toString()).toBe("0");
  expect(Rational.sum([Rational.of(1, 2), Rational.of(1, 3), Rational.of(-1, 6)]).toString()).toBe("2/3");
});
