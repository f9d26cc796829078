import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { exactLevelPayment, roundedInterest, roundedPayment, roundHalfUp } from "./lender-rounding";
import { levelPayment } from "./level-payment";

describe("lender rounding", () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [-1.005, 2, -1.01],
    [1.0049999, 2, 1],
    [2.5, 0, 3],
    [1e12 + 0.125, 2, 1e12 + 0.13],
  ])("%d to %d places is %d", (value, places, rounded) => {
    expect(roundHalfUp(value, places, () => Rational.fromNumber(value))).toBe(rounded);
  });

  it("decides ties of interest on the exact product", () => {
    // 1,200.60 at 10 % a year is exactly 10.005 a month.
    expect(roundedInterest(1200.6, 0.1 / 12, Rational.of(1, 120))).toBe(10.01);
  });

  it("agrees with fractions for any balance and rate", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 40_000 }),
        (cents, thousandths) => {
          const exactRate = Rational.of(thousandths, 1_200_000);
          const exact = Rational.of(cents, 100).multiply(exactRate).roundTo(2).toNumber();
          expect(roundedInterest(cents / 100, thousandths / 1_200_000, exactRate)).toBe(exact);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("rounds level payments to the cent or the unit", () => {
    const none = () => null;
    expect(roundedPayment(761.784076, "none", none)).toBe(761.784076);
    expect(roundedPayment(761.784076, "cent", none)).toBe(761.78);
    expect(roundedPayment(761.784076, "whole", none)).toBe(762);
    // 100.05 in 10 parts at 0 % is exactly 10.005.
    const exact = () => exactLevelPayment(Rational.fromNumber(100.05), Rational.ZERO, 10, Rational.ZERO);
    expect(roundedPayment(100.05 / 10, "cent", exact)).toBe(10.01);
  });

  it("has the same level payment in fractions", () => {
    const exact = exactLevelPayment(Rational.of(20_000), Rational.of(1, 80), 24, Rational.of(5000));
    expect(exact.toNumber()).toBeCloseTo(levelPayment(20_000, 0.0125, 24, 5000), 9);
  });
});
