import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelPayment } from "./level-payment";
import { sustainableWithdrawal, type WithdrawalPlan, withdraw } from "./withdrawals";

const plans: fc.Arbitrary<WithdrawalPlan> = fc.record({
  fund: fc.double({ min: 1, max: 1e8, noNaN: true }),
  withdrawal: fc.constant(1),
  rate: fc.oneof(fc.constant(0), fc.double({ min: -0.05, max: 0.2, noNaN: true })),
  periods: fc.integer({ min: 1, max: 240 }),
  timing: fc.constantFrom("start" as const, "end" as const),
  stepEvery: fc.constantFrom(1, 4, 12),
  stepPercent: fc.double({ min: -20, max: 20, noNaN: true }),
});

describe("withdrawals", () => {
  it("take what is left if the balance is too low", () => {
    // 1,000 at 10 %: 1,100 − 600 = 500; 550 is short of 600.
    const plan: WithdrawalPlan = { fund: 1000, withdrawal: 600, rate: 0.1, periods: 4, timing: "end" };
    expect(withdraw(plan)).toEqual({
      total: expect.closeTo(1150, 9),
      balance: 0,
      paidInFull: 1,
      runsOut: true,
    });
  });

  it("are taken before growth if made at the start", () => {
    const plan: WithdrawalPlan = { fund: 1000, withdrawal: 600, rate: 0.1, periods: 2, timing: "start" };
    // 400 grows to 440, all of which the second withdrawal takes.
    expect(withdraw(plan)).toEqual({
      total: expect.closeTo(1040, 9),
      balance: 0,
      paidInFull: 1,
      runsOut: true,
    });
  });

  it("rise once a year", () => {
    const rows: number[] = [];
    const plan: WithdrawalPlan = {
      fund: 1e6,
      withdrawal: 100,
      rate: 0,
      periods: 5,
      timing: "end",
      stepEvery: 2,
      stepPercent: 10,
    };
    withdraw(plan, ({ withdrawn }) => rows.push(withdrawn));
    expect(rows.map((row) => Math.round(row))).toEqual([100, 100, 110, 110, 121]);
  });

  it("use up the fund and are all paid in full at the sustainable amount", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { runsOut, balance, paidInFull } = withdraw({
          ...plan,
          withdrawal: sustainableWithdrawal(plan),
        });
        expect(runsOut).toBe(false);
        expect(paidInFull).toBe(plan.periods);
        // Errors in the first periods grow with the fund.
        const growth = (1 + Math.abs(plan.rate)) ** plan.periods;
        expect(balance).toBeLessThanOrEqual(1e-11 * plan.fund * growth);
        const more = 1.001 * sustainableWithdrawal(plan);
        expect(withdraw({ ...plan, withdrawal: more }).runsOut).toBe(true);
      }),
    );
  });

  it("equal the payments of a loan of the same amount at the sustainable amount", () => {
    const plan: WithdrawalPlan = { fund: 5e5, withdrawal: 1, rate: 0.005, periods: 240, timing: "end" };
    expect(sustainableWithdrawal(plan)).toBeCloseTo(levelPayment(5e5, 0.005, 240), 8);
    expect(sustainableWithdrawal(plan, 5e5)).toBeCloseTo(2500, 8);
  });
});
