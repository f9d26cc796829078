import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelPayment } from "./level-payment";
import { compoundedPeriodRate, effectiveAnnualRate, effectivePeriodRate, nominalPeriodRate } from "./period-rate";

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const periods = fc.constantFrom(1, 2, 4, 12, 26, 52, 365);

describe("period rates", () => {
  it("divides a nominal rate by the periods of the year", () => {
    expect(nominalPeriodRate(6, 12)).toBe(0.005);
    expect(nominalPeriodRate(0, 12)).toBe(0);
  });

  it("gives the payment of a Canadian mortgage, compounded twice a year", () => {
    // Textbook case: 100,000 over 25 years at 6 % compounded semiannually is 639.81 a month, 6.09 % effective.
    const rate = compoundedPeriodRate(6, 2, 12);
    expect(levelPayment(100_000, rate, 300)).toBeCloseTo(639.81, 2);
    expect(effectiveAnnualRate(rate, 12)).toBeCloseTo(6.09, 10);
  });

  it("leaves a rate unchanged if it compounds with the payments", () => {
    fc.assert(
      fc.property(percent, periods, (rate, p) => {
        expect(compoundedPeriodRate(rate, p, p)).toBeCloseTo(nominalPeriodRate(rate, p), 14);
      }),
    );
  });

  it("converts an effective rate to a period rate and back", () => {
    fc.assert(
      fc.property(percent, periods, (rate, p) => {
        expect(effectiveAnnualRate(effectivePeriodRate(rate, p), p)).toBeCloseTo(rate, 9);
      }),
    );
    expect((1 + effectivePeriodRate(12.682503, 12)) ** 12).toBeCloseTo(1.12682503, 12);
  });
});
