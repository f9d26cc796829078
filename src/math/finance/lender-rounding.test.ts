import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import {
  exactLevelPayment,
  lenderRounding,
  levelPaymentToRound,
  roundedInterest,
  roundedPayment,
  roundHalfUp,
} from "./lender-rounding";
import { levelPayment } from "./level-payment";

describe("lender rounding", () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [-1.005, 2, -1.01],
    [1.0049999, 2, 1],
    [2.5, 0, 3],
    [1e12 + 0.125, 2, 1e12 + 0.13],
  ])("rounds %d to %d places as %d", (value, places, rounded) => {
    expect(roundHalfUp(value, places, () => Rational.fromNumber(value))).toBe(rounded);
  });

  it("decides ties of interest on the exact product", () => {
    // 1,200.60 at 10 % a year is exactly 10.005 a month.
    expect(roundedInterest(1200.6, 0.1 / 12, Rational.of(1, 120))).toBe(10.01);
  });

  it("agrees with fractions for any balance and rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 40_000 }), (cents, thousandths) => {
        const exactRate = Rational.of(thousandths, 1_200_000);
        const exact = Rational.of(cents, 100).multiply(exactRate).roundTo(2).toNumber();
        expect(roundedInterest(cents / 100, thousandths / 1_200_000, exactRate)).toBe(exact);
      }),
      { numRuns: 1000 },
    );
  });

  it("rounds level payments to the cent or the unit", () => {
    const none = () => null;
    expect(lenderRounding("none")).toBeUndefined();
    expect(roundedPayment(761.784076, "cent", none)).toBe(761.78);
    expect(roundedPayment(761.784076, "whole", none)).toBe(762);
    // 100.05 in 10 parts at 0 % is exactly 10.005.
    const exact = () => exactLevelPayment(Rational.fromNumber(100.05), Rational.ZERO, 10, Rational.ZERO);
    expect(roundedPayment(100.05 / 10, "cent", exact)).toBe(10.01);
  });

  it("computes the same level payment in fractions", () => {
    const exact = exactLevelPayment(Rational.of(20_000), Rational.of(1, 80), 24, Rational.of(5000));
    expect(exact.toNumber()).toBeCloseTo(levelPayment(20_000, 0.0125, 24, 5000), 9);
  });

  it("rounds a level payment as the exact fraction would, without computing it", () => {
    const cents = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 1, max: 60 }), (a, b, r, n) => {
        const [principal, residual] = [Rational.of(Math.max(a, b), 100), Rational.of(Math.min(a, b), 100)];
        const rate = Rational.of(r, 12_000_000);
        const exact = exactLevelPayment(principal, rate, n, residual);
        for (const [rounding, places] of [
          ["cent", 2],
          ["whole", 0],
        ] as const)
          expect(levelPaymentToRound(principal, rate, n, residual, rounding).roundTo(places)).toEqual(
            exact.roundTo(places),
          );
      }),
      { numRuns: 300 },
    );
  });

  it("falls back to the fraction at a tie", () => {
    // One payment of 100.10 at 2.5 % is exactly 102.6025; at 5 % exactly 105.105.
    const pay = (rate: Rational) =>
      levelPaymentToRound(Rational.fromNumber(100.1), rate, 1, Rational.ZERO, "cent").roundTo(2).toNumber();
    expect(pay(Rational.of(1, 40))).toBe(102.6);
    expect(pay(Rational.of(1, 20))).toBe(105.11);
    // A rate lower by 10^-40 falls below the tie.
    expect(pay(Rational.of(1, 20).subtract(Rational.of(1, 10n ** 40n)))).toBe(105.1);
    expect(pay(Rational.of(1, 20).add(Rational.of(1, 10n ** 40n)))).toBe(105.11);
  });

  it("rounds a payment whose fraction has 100,000 digits", () => {
    // 10^11 at 5.686839832924306 % compounded daily, in 30 yearly payments.
    const daily = Rational.fromNumber(5.686839832924306).divide(Rational.of(36_500));
    const rate = Rational.ONE.add(daily).power(365).subtract(Rational.ONE);
    const payment = levelPaymentToRound(Rational.of(10n ** 11n), rate, 30, Rational.ZERO, "cent");
    expect(payment.toNumber()).toBeCloseTo(levelPayment(1e11, rate.toNumber(), 30), 2);
  });
});
