import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { annualPercentageRate, type EqualPayments, internalRateOfReturn } from "./internal-rate";
import { levelPayment } from "./level-payment";

describe("annual percentage rate", () => {
  // Regulation Z, Appendix J (c): advance of 5,000, 24 monthly payments, regular first period.
  it.each<[string, EqualPayments[], string]>([
    ["(1)(i) equal payments", [{ amount: 230, count: 24 }], "9.69"],
    [
      "(2)(i) irregular first payment",
      [
        { amount: 250, count: 1 },
        { amount: 230, count: 23 },
      ],
      "10.08",
    ],
    [
      "(2)(ii) irregular last payment",
      [
        { amount: 230, count: 23 },
        { amount: 280, count: 1 },
      ],
      "10.50",
    ],
  ])("Appendix J %s", (_, runs, apr) => {
    expect(annualPercentageRate(5000, runs)?.toFixed(2)).toBe(apr);
  });

  it("matches the illustration of the RBI Key Facts Statement", () => {
    // Circular of April 15, 2024, Annex B: 20,000 less charges of 400, 24 installments at 15 %: 17.07 %.
    const payment = levelPayment(20_000, 0.15 / 12, 24);
    expect(annualPercentageRate(19_600, [{ amount: payment, count: 24 }])?.toFixed(2)).toBe("17.07");
  });

  it("is the loan's own rate if there are no charges", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50, noNaN: true }), fc.integer({ min: 1, max: 600 }), (rate, n) => {
        const payment = levelPayment(250_000, rate / 1200, n);
        expect(annualPercentageRate(250_000, [{ amount: payment, count: n }])).toBeCloseTo(rate, 8);
      }),
    );
  });
});

describe("internal rate", () => {
  it("makes the present value of the payments equal to the amount", () => {
    const run = fc.record({
      amount: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      count: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(
        fc.array(run, { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0.01, max: 3, noNaN: true }),
        (runs, share) => {
          const payments = runs.flatMap(({ amount, count }) => Array<number>(count).fill(amount));
          const amount = share * payments.reduce((sum, payment) => sum + payment, 0);
          const rate = internalRateOfReturn(amount, runs) as number;
          const value = payments.reduceRight((later, payment) => (later + payment) / (1 + rate), 0);
          expect(value / amount).toBeCloseTo(1, 8);
        },
      ),
    );
  });

  it("treats later disbursements as negative payments", () => {
    // 1,000 now, 1,000 a month later, 1,010 back after each of months 2 and 3: 1000(1+j)³ + 1000(1+j)² = 1010(2+j).
    const rate = internalRateOfReturn(1000, [
      { amount: -1000, count: 1 },
      { amount: 1010, count: 2 },
    ]) as number;
    const g = 1 + rate;
    expect(1000 * g ** 3 + 1000 * g ** 2).toBeCloseTo(1010 * (g + 1), 8);
    expect(rate).toBeGreaterThan(0);
  });

  it("can be negative or huge", () => {
    expect(internalRateOfReturn(1000, [{ amount: 90, count: 10 }])).toBeLessThan(0);
    expect(internalRateOfReturn(100, [{ amount: 50, count: 1 }])).toBeCloseTo(-0.5, 12);
    expect(internalRateOfReturn(1, [{ amount: 1e6, count: 1 }])).toBeCloseTo(999_999, 3);
  });

  it("does not exist without an amount or payments", () => {
    expect(internalRateOfReturn(0, [{ amount: 1, count: 1 }])).toBeNull();
    expect(internalRateOfReturn(-5, [{ amount: 1, count: 1 }])).toBeNull();
    expect(internalRateOfReturn(100, [])).toBeNull();
    expect(internalRateOfReturn(100, [{ amount: 0, count: 10 }])).toBeNull();
  });
});
