import { describe, expect, it } from "vitest";
import { costAfterPayments } from "./cost-after-payments";

const loan = { principal: 200_000, annualRate: 6, paymentsPerYear: 12, payments: 360 };

describe("cost of a loan after a number of payments", () => {
  it("is the interest so far plus insurance and cash", () => {
    // First month: 0.5 % of 200,000.
    expect(costAfterPayments(loan, 0, 200_000, 0, 1)).toBeCloseTo(1000, 8);
    expect(costAfterPayments(loan, 80, 200_000, 500, 1)).toBeCloseTo(1580, 8);
  });

  it("is all of the interest at the end of the term", () => {
    // 360 × 1,199.10 minus the loan.
    expect(costAfterPayments(loan, 0, 200_000, 0, 360)).toBeCloseTo(360 * 1199.101050305504 - 200_000, 6);
  });

  it("includes a financed fee in full from the first day", () => {
    expect(costAfterPayments({ ...loan, principal: 203_000 }, 0, 200_000, 0, 0)).toBeCloseTo(3000, 8);
  });

  it("at 0 % is what was paid in addition to the loan", () => {
    expect(costAfterPayments({ ...loan, annualRate: 0 }, 300, 200_000, 0, 120)).toBeCloseTo(300, 8);
  });
});
