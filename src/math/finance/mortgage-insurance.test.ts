import { describe, expect, it } from "vitest";
import { balanceAfter } from "./level-payment";
import type { LoanTerms } from "./loan";
import {
  automaticPmiPayments,
  needsPmi,
  paymentsUntilLoanToValue,
  pmiMidpoint,
  requestedPmiPayments,
} from "./mortgage-insurance";

const rules = { chargedAbove: 80, onRequest: 80, automatic: 78 };
const terms: LoanTerms = { principal: 162_000, annualRate: 3.875, paymentsPerYear: 12, payments: 360 };

describe("private mortgage insurance", () => {
  it("lasts 80 months on the CFPB sample closing disclosure H-25(B)", () => {
    expect(automaticPmiPayments(terms, 180_000, rules)).toBe(80);
    expect(balanceAfter(162_000, 3.875 / 1200, 360, 80)).toBeLessThanOrEqual(0.78 * 180_000);
    expect(balanceAfter(162_000, 3.875 / 1200, 360, 79)).toBeGreaterThan(0.78 * 180_000);
  });

  it("ends sooner on request, and sooner still with extra payments", () => {
    const requested = requestedPmiPayments(terms, 180_000, rules, 180);
    expect(requested).toBe(paymentsUntilLoanToValue(terms, 180_000, 80));
    expect(requested).toBeLessThan(80);
    const extras = new Float64Array(361).fill(500);
    expect(requestedPmiPayments({ ...terms, extras }, 180_000, rules, 180)).toBeLessThan(requested);
  });

  it("does not end earlier because of extra payments if it ends automatically", () => {
    // 12 USC 4901(18): the termination date follows the initial amortization schedule.
    expect(automaticPmiPayments(terms, 180_000, rules)).toBe(80);
  });

  it("ends at the midpoint if the balance falls slowly", () => {
    const dear = { ...terms, principal: 179_000, annualRate: 18 };
    expect(paymentsUntilLoanToValue(dear, 180_000, 78)).toBeGreaterThan(180);
    expect(automaticPmiPayments(dear, 180_000, rules)).toBe(180);
    expect(requestedPmiPayments(dear, 180_000, rules, 180)).toBe(180);
    expect(pmiMidpoint(361)).toBe(181);
  });

  it("is not charged at 80 % or below, despite binary noise", () => {
    expect(needsPmi(80_000, 100_000, rules)).toBe(false);
    expect(needsPmi(0.8 * 412_345.67, 412_345.67, rules)).toBe(false);
    expect(needsPmi(80_001, 100_000, rules)).toBe(true);
    expect(automaticPmiPayments({ ...terms, principal: 144_000 }, 180_000, rules)).toBe(0);
    expect(requestedPmiPayments({ ...terms, principal: 144_000 }, 180_000, rules, 180)).toBe(0);
  });
});
