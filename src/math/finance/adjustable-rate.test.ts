import { describe, expect, it } from "vitest";
import { type AdjustableRate, adjustableRates } from "./adjustable-rate";
import { amortize } from "./amortization";
import { applyRateChanges } from "./rate-changes";

const arm: AdjustableRate = {
  startRate: 5.5,
  fixedPayments: 60,
  adjustEvery: 12,
  initialCap: 2,
  periodicCap: 2,
  lifetimeCap: 5,
  floor: 2.75,
};

const path = (terms: AdjustableRate, target: number) =>
  adjustableRates(terms, target, 100).map(({ annualRate, limitedBy }) => [annualRate, limitedBy]);

describe("adjustable rates", () => {
  it("rise by each cap up to the lifetime cap in the worst case", () => {
    expect(path(arm, Number.POSITIVE_INFINITY)).toEqual([
      [7.5, "first-cap"],
      [9.5, "periodic-cap"],
      [10.5, "lifetime-cap"],
      [10.5, "lifetime-cap"],
    ]);
  });

  it("fall by each cap down to the floor in the best case", () => {
    expect(path({ ...arm, initialCap: 1 }, Number.NEGATIVE_INFINITY)).toEqual([
      [4.5, "first-cap"],
      [2.75, "floor"],
      [2.75, "floor"],
      [2.75, "floor"],
    ]);
  });

  it("move to the fully indexed rate as far as the caps allow", () => {
    expect(path(arm, 6.75)[0]).toEqual([6.75, "none"]);
    expect(path({ ...arm, initialCap: 1 }, 6.75)).toEqual([
      [6.5, "first-cap"],
      [6.75, "none"],
      [6.75, "none"],
      [6.75, "none"],
    ]);
    expect(path({ ...arm, floor: 12 }, 6.75)[0]).toEqual([12, "floor"]);
  });

  it("first change after the fixed payments, then at every interval", () => {
    expect(adjustableRates({ ...arm, adjustEvery: 6 }, 7, 72).map((change) => change.payment)).toEqual([61, 67]);
    expect(adjustableRates(arm, 7, 60)).toEqual([]);
  });

  it("give the payments that lenders publish for a 5/1 ARM of 400,000 with 2/2/5 caps", () => {
    const beforePayment = applyRateChanges(adjustableRates(arm, Number.POSITIVE_INFINITY, 360), {
      recast: true,
    });
    const payments: number[] = [];
    const totals = amortize(
      { principal: 400_000, annualRate: 5.5, paymentsPerYear: 12, payments: 360, beforePayment },
      (row) => payments.push(Math.round(row.payment)),
    );
    expect([payments[0], payments[60], Math.round(totals.highestPayment)]).toEqual([2271, 2733, 3467]);
  });
});
