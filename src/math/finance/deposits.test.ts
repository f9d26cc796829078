import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accumulate, accumulateBy, annuityValue, type DepositPlan, depositAt, firstDepositFor } from "./deposits";

const plans: fc.Arbitrary<DepositPlan> = fc.record({
  initial: fc.double({ min: 0, max: 1e6, noNaN: true }),
  deposit: fc.double({ min: 1, max: 1e5, noNaN: true }),
  rate: fc.oneof(fc.constant(0), fc.double({ min: -0.3, max: 0.3, noNaN: true })),
  periods: fc.integer({ min: 1, max: 130 }),
  timing: fc.constantFrom("start" as const, "end" as const),
  stepEvery: fc.integer({ min: 1, max: 30 }),
  stepPercent: fc.double({ min: -20, max: 20, noNaN: true }),
  stepAmount: fc.double({ min: 0, max: 1000, noNaN: true }),
});

/** Simulates the account period by period. */
function ledger(plan: DepositPlan, periods = plan.periods): number {
  let balance = plan.initial ?? 0;
  for (let k = 0; k < periods; k++) {
    const deposit = depositAt(plan, k);
    balance = plan.timing === "start" ? (balance + deposit) * (1 + plan.rate) : balance * (1 + plan.rate) + deposit;
  }
  return balance;
}

function near(actual: number, expected: number, share = 1e-9) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(share * Math.max(1, Math.abs(expected)));
}

describe("annuity", () => {
  // Table of s(n, i), Kellison, The Theory of Interest: 1 at the end of each of 10 periods at 5 %, 20 at 8 %.
  it.each([
    [0.05, 10, 12.5779],
    [0.08, 20, 45.762],
  ])("for a rate of %s and %s periods is %s, as in the tables", (rate, periods, value) => {
    expect(annuityValue(rate, periods, "end")).toBeCloseTo(value, 4);
    expect(annuityValue(rate, periods, "start")).toBeCloseTo(value * (1 + rate), 3);
  });

  it("equals the number of deposits at 0 %, and almost that near 0 %", () => {
    expect(annuityValue(0, 120, "start")).toBe(120);
    near(annuityValue(1e-13, 120, "end"), 120);
  });
});

describe("deposits", () => {
  it("match a period-by-period ledger", () => {
    fc.assert(fc.property(plans, (plan) => near(accumulate(plan).value, ledger(plan))));
  });

  it("are totaled", () => {
    const plan: DepositPlan = {
      initial: 5000,
      deposit: 100,
      rate: 0.01,
      periods: 30,
      timing: "end",
      stepEvery: 12,
      stepPercent: 10,
      stepAmount: 7,
    };
    // Two years of 100 and 117, half a year of 121 + 14.
    expect(depositAt(plan, 29)).toBeCloseTo(135, 10);
    expect(accumulate(plan).deposited).toBeCloseTo(12 * 100 + 12 * 117 + 6 * 135, 8);
  });

  it("match the ledger row by row, whatever the steps", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 40 }), (plan, every) => {
        const rows = accumulateBy(plan, every);
        expect(rows).toHaveLength(Math.ceil(plan.periods / every));
        for (const [j, row] of rows.entries()) near(row.value, ledger(plan, Math.min(plan.periods, (j + 1) * every)));
        near(rows.at(-1)?.deposited as number, accumulate(plan).deposited);
      }),
    );
  });

  it("reach the goal with the first deposit that `firstDepositFor` returns", () => {
    fc.assert(
      fc.property(plans, fc.double({ min: 1, max: 1e9, noNaN: true }), (plan, goal) => {
        const first = firstDepositFor(plan, goal) as number;
        const reached = ledger({ ...plan, deposit: first });
        if (first > 0) near(reached, goal, 1e-8);
        else expect(reached).toBeGreaterThanOrEqual(goal * (1 - 1e-9));
      }),
    );
  });

  it("have no solution without periods", () => {
    expect(firstDepositFor({ deposit: 1, rate: 0.01, periods: 0, timing: "end" }, 100)).toBeNull();
  });
});
