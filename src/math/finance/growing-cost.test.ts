import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOfPayment, costOfPayments } from "./growing-cost";

describe("growing costs", () => {
  it("rise with each loan year", () => {
    const tax = { perYear: 1200, growth: 10 };
    expect([1, 12, 13, 24, 25].map((k) => Math.round(100 * costOfPayment(tax, k, 12)) / 100)).toEqual([
      100, 100, 110, 110, 121,
    ]);
    expect(costOfPayment({ perYear: 2600, growth: -20 }, 27, 26)).toBeCloseTo(80, 12);
  });

  it("add up to the sum over single payments", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.integer({ min: -20, max: 50 }),
        fc.integer({ min: 0, max: 700 }),
        fc.constantFrom(12, 26),
        (perYear, growth, payments, perYearCount) => {
          let sum = 0;
          for (let k = 1; k <= payments; k++) sum += costOfPayment({ perYear, growth }, k, perYearCount);
          const total = costOfPayments({ perYear, growth }, payments, perYearCount);
          expect(Math.abs(total - sum)).toBeLessThanOrEqual(1e-9 * Math.max(1, sum));
        },
      ),
    );
  });
});
