import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hudPayment, hudPremiums } from "./hud-premium";

describe("HUD's own example", () => {
  // “Calculating periodic premiums”: 106,605 at 7.5 % over 30 years, 0.50 % a year, 2.25 % upfront, financed.
  const loan = { note: 106_605, annualRate: 7.5, years: 30 };

  it("has an average balance of 106,160.654167 and a premium of 43.26 a month", () => {
    const [first] = hudPremiums(loan, 0.5, 2.25);
    expect(first?.averageBalance).toBeCloseTo(106_160.654167, 6);
    // 106,160.654167 × 0.5 % = 530.80; ÷ 1.0225 = 519.12; ÷ 12 = 43.26
    expect(first).toMatchObject({ onBalance: 530.8, annual: 519.12, monthly: 43.26 });
  });

  it("subtracts nothing if the upfront premium was paid in cash", () => {
    expect(hudPremiums(loan, 0.5, 0)[0]).toMatchObject({ annual: 530.8, monthly: 44.23 });
  });
});

describe("the premiums", () => {
  it("fall every year (checked with an independent decimal computation)", () => {
    const premiums = hudPremiums({ note: 343_660, annualRate: 6.25, years: 30 }, 0.55, 1.75);
    expect(premiums).toHaveLength(30);
    expect(premiums.slice(0, 5).map((year) => year.monthly)).toEqual([153.98, 152.11, 150.13, 148.01, 145.76]);
    expect(premiums.at(-1)?.monthly).toBe(6.05);
    expect(12 * premiums.reduce((sum, year) => sum + year.monthly, 0)).toBeCloseTo(36_159.48, 2);
  });

  it("fall linearly at 0 %", () => {
    const loan = { note: 183_150, annualRate: 0, years: 10 };
    expect(hudPayment(loan)).toBe(1526.25);
    expect(hudPremiums(loan, 0.15, 1.75).map((year) => year.monthly)).toEqual([
      21.47, 19.22, 16.97, 14.72, 12.47, 10.22, 7.97, 5.72, 3.47, 1.22,
    ]);
  });

  it("are whole, nonnegative cents for any loan", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1.1e12 }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (note, annualRate, years) => {
          for (const { averageBalance, monthly } of hudPremiums({ note, annualRate, years }, 0.75, 1.75)) {
            expect(averageBalance).toBeGreaterThanOrEqual(0);
            expect(monthly).toBeGreaterThanOrEqual(0);
            expect(monthly * 100).toBeCloseTo(Math.round(monthly * 100), 3);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
