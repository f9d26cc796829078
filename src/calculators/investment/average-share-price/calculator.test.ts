import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import shares from "./calculator";

const ask = (inputs: JsonObject = {}) => outputsOf(shares, inputs);
const lots = (...rows: readonly (readonly [shares: number, price: number, fee?: number])[]) =>
  rows.map(([count, price, fee = 0]) => ({ shares: count, price, fee }));
const target = (targetAverage: number, newPrice: number, more: JsonObject = {}) =>
  ask({ mode: "target-average", targetAverage, newPrice, ...more });

describe("the average", () => {
  it("matches QuantConnect’s documentation of cost averaging", () => {
    const { averagePrice } = ask({ lots: lots([10, 10], [5, 11], [20, 14], [3, 9]) });
    expect(averagePrice).toBeCloseTo(12.1579, 4);
  });

  it("applies a split lot by lot, as in the IRS FAQ on stock splits", () => {
    const { lotTable, averagePrice, totalCost } = ask({ lots: lots([100, 10], [100, 12]), splitRatio: 2 });
    expect(lotTable).toEqual([
      { lot: 1, shares: 200, price: 5, cost: 1000, cumulativeShares: 200, runningAverage: 5 },
      { lot: 2, shares: 200, price: 6, cost: 1200, cumulativeShares: 400, runningAverage: 5.5 },
    ]);
    expect([averagePrice, totalCost]).toEqual([5.5, 2200]);
  });

  it("includes commissions, as the cost basis does (IRS Publication 550)", () => {
    const outputs = ask({ lots: lots([100, 10, 33], [50, 20, 12]) });
    expect(outputs).toMatchObject({ totalCost: 2045, totalFees: 45 });
    expect(outputs.averagePrice).toBeCloseTo(2045 / 150, 12);
    expect(outputs.averagePriceExFees).toBeCloseTo(2000 / 150, 12);
  });

  it("handles bonus shares at a price of 0, and a reverse split", () => {
    expect(ask({ lots: lots([100, 30], [50, 0]) }).averagePrice).toBe(20);
    expect(ask({ lots: lots([100, 30]), splitRatio: 0.1 })).toMatchObject({
      totalShares: 10,
      averagePrice: 300,
    });
  });

  it("is compared with the price now", () => {
    expect(ask({ lots: lots([10, 8]), currentPrice: 10 })).toMatchObject({
      marketValue: 100,
      unrealizedGain: 20,
      unrealizedPercent: 25,
    });
    expect(ask({ lots: lots([10, 8]), currentPrice: 10 }).breakEvenRise).toBeCloseTo(-20, 12);
    expect(ask({ currentPrice: null })).toMatchObject({
      marketValue: null,
      unrealizedGain: null,
      unrealizedPercent: null,
      breakEvenRise: null,
    });
    expect(ask({ currentPrice: 0 })).toMatchObject({ unrealizedPercent: -100, breakEvenRise: null });
    expect(ask({ lots: lots([10, 0]) })).toMatchObject({ unrealizedGain: 350, unrealizedPercent: null });
  });

  it("comes without a next purchase", () => {
    const { sharesNeeded, cashNeeded, newAverage, curve, averages } = ask();
    expect([sharesNeeded, cashNeeded, newAverage]).toEqual([null, null, null]);
    expect([curve, averages]).toEqual([[], []]);
  });
});

describe("a wanted average", () => {
  it("takes 30 more shares at 1.05 to bring 15 from 1.20 to 1.10, in exact decimals", () => {
    // (18 − 1.1 × 15) ÷ (1.1 − 1.05); in doubles this is 30.000000000000103, which would round up to 31 shares.
    expect(target(1.1, 1.05, { lots: lots([15, 1.2]) })).toMatchObject({
      sharesNeeded: 30,
      sharesNeededExact: 30,
      cashNeeded: 31.5,
      newAverage: 1.1,
      newTotalShares: 45,
      newTotalCost: 49.5,
      cashLeft: null,
    });
  });

  it("is reached or passed by whole shares, and met exactly by fractional ones", () => {
    const whole = target(36, 31);
    expect(whole.sharesNeededExact).toBe(140);
    const odd = target(36, 29.5);
    expect(odd.sharesNeededExact).toBeCloseTo(700 / 6.5, 10);
    expect(odd).toMatchObject({ sharesNeeded: 108, cashNeeded: 3186 });
    expect(odd.newAverage).toBeLessThan(36);
    const parts = target(36, 29.5, { allowFractional: true });
    expect(parts.sharesNeeded).toBeCloseTo(700 / 6.5, 10);
    expect(parts.newAverage).toBeCloseTo(36, 12);
  });

  it("includes fees", () => {
    // p = 30.3, F = 5: (11,500 + 5 − 35 × 300) ÷ (35 − 30.3)
    const outputs = target(35, 30, { newFeePercent: 1, newFee: 5 });
    expect(outputs.sharesNeededExact).toBeCloseTo(1005 / 4.7, 10);
    expect(outputs.sharesNeeded).toBe(214);
    expect(outputs.cashNeeded).toBeCloseTo(214 * 30.3 + 5, 9);
  });

  it("may be higher than the current average", () => {
    expect(target(40, 60, { lots: lots([100, 30]) })).toMatchObject({ sharesNeeded: 50, newAverage: 40 });
  });

  it("takes no shares at any price if it is already reached", () => {
    for (const newPrice of [10, 20, 30])
      expect(target(20, newPrice, { lots: lots([10, 20]), newFee: 9 })).toMatchObject({
        sharesNeeded: 0,
        cashNeeded: 0,
        newAverage: 20,
      });
  });

  it("is rejected beyond the price, with a message that gives both limits", () => {
    const refused = (inputs: JsonObject) => problemsOf(shares, { mode: "target-average", ...inputs });
    expect(refused({ targetAverage: 29, newPrice: 30 })).toEqual([
      {
        field: "targetAverage",
        message: "Buying at $30.00 can only move the average to between $30.00 and $38.33.",
      },
    ]);
    expect(refused({ targetAverage: 30, newPrice: 30 })).toHaveLength(1);
    expect(refused({ targetAverage: 30.2, newPrice: 30, newFeePercent: 1 })[0]?.message).toContain(
      "between $30.30 and $38.33",
    );
    expect(refused({ lots: lots([1, 5]), targetAverage: 6, newPrice: 5 })[0]?.message).toBe(
      "Buying at $5.00 leaves the average at $5.00.",
    );
    expect(refused({ targetAverage: 30 + 1e-14, newPrice: 30 })).toMatchObject([{ field: "targetAverage" }]);
  });

  it("may be passed because of the fee alone", () => {
    const inputs = {
      mode: "target-average",
      lots: lots([10, 10]),
      targetAverage: 11,
      newPrice: 20,
      newFee: 50,
    };
    expect(ask(inputs)).toMatchObject({ sharesNeededExact: 0, sharesNeeded: 0, cashNeeded: 0 });
    expect(ask(inputs).noticeCodes).toBe("fee-passes-average");
  });
});

describe("a sum of money", () => {
  it("buys whole shares and leaves the rest", () => {
    expect(ask({ mode: "budget", budget: 1000 })).toMatchObject({
      sharesNeeded: 33,
      cashNeeded: 990,
      cashLeft: 10,
      newTotalShares: 333,
      newTotalCost: 12_490,
    });
    expect(ask({ mode: "budget", budget: 990 })).toMatchObject({ sharesNeeded: 33, cashLeft: 0 });
    expect(
      ask({ mode: "budget", budget: 0.3, newPrice: 0.1, lots: lots([1, 1]) }).sharesNeeded,
      "0.3 ÷ 0.1 is 2.9999999999999996 in doubles",
    ).toBe(3);
  });

  it("pays the fees first, and no fee if it buys nothing", () => {
    expect(ask({ mode: "budget", budget: 1000, newFee: 20, allowFractional: true })).toMatchObject({
      cashNeeded: 1000,
      cashLeft: 0,
    });
    expect(ask({ mode: "budget", budget: 1000, newFee: 20, allowFractional: true }).sharesNeeded).toBeCloseTo(
      980 / 30,
      12,
    );
    for (const budget of [0, 10, 20, 49])
      expect(ask({ mode: "budget", budget, newFee: 20 })).toMatchObject({
        sharesNeeded: 0,
        cashNeeded: 0,
        cashLeft: budget,
        newTotalCost: 11_500,
      });
  });
});

describe("tables", () => {
  it("show the average after each number of shares", () => {
    const { curve, newAverage, sharesNeeded } = target(35, 30);
    expect(curve).toHaveLength(21);
    expect(curve[0]).toEqual({ shares: 0, cash: 0, average: 11_500 / 300 });
    for (const { shares: more, cash, average } of curve) {
      expect(cash).toBeCloseTo(30 * more, 9);
      expect(average).toBeCloseTo((11_500 + 30 * more) / (300 + more), 9);
    }
    expect(curve.at(-1).shares).toBeGreaterThan(sharesNeeded);
    expect(curve.at(-1).average).toBeLessThan(newAverage);
  });

  it("show that each tenth of the way takes more than the one before", () => {
    const { averages } = target(35, 30, { allowFractional: true });
    expect(averages).toHaveLength(9);
    // Halfway to the price takes as many shares as are already held.
    expect(averages[4].shares).toBeCloseTo(300, 9);
    const steps = averages.map((row: { cashMore: number }) => row.cashMore);
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  });
});

describe("bad input", () => {
  const message = (inputs: JsonObject) => problemsOf(shares, inputs);
  it("names the row", () => {
    expect(message({ lots: [] })).toMatchObject([{ field: "lots" }]);
    expect(message({ lots: lots([0, 5]) })).toEqual([
      { field: "lots", message: "Purchase 1: Shares must be more than 0 and at most 1,000,000,000,000." },
    ]);
    expect(message({ lots: lots([1, 5], [1, -1]) })[0]?.message).toMatch(/^Purchase 2: Price/);
    expect(message({ mode: "budget", newPrice: 0 })).toEqual([
      {
        field: "newPrice",
        message: "Price of the next purchase must be more than $0 and at most $1,000,000,000,000.",
      },
    ]);
    expect(message({ newPrice: 0, targetAverage: -1, budget: -1 })).toEqual([]);
  });

  it("rejects a split that leaves almost no shares", () => {
    expect(message({ splitRatio: 1e-300 })).toMatchObject([{ field: "splitRatio" }]);
  });
});

const money = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100);

it("reaches any average between the price and the current one, without one whole share too many", () => {
  fc.assert(
    fc.property(money, money, fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 99 }), (...given) => {
      const [price, newPrice, count, part] = given;
      const wanted = Number((price + ((newPrice - price) * part) / 100).toFixed(4));
      fc.pre(wanted !== price && wanted !== newPrice && wanted > 0);
      const { sharesNeeded, sharesNeededExact, newAverage } = target(wanted, newPrice, {
        lots: lots([count, price]),
      });
      const sign = Math.sign(newPrice - price);
      expect(sign * (newAverage - wanted)).toBeGreaterThan(-1e-9);
      expect(sharesNeeded - sharesNeededExact).toBeLessThan(1);
      const fewer = sharesNeeded - 1;
      expect(sign * ((count * price + fewer * newPrice) / (count + fewer) - wanted)).toBeLessThan(1e-9);
    }),
  );
});

it("solves for the average that a sum of money can reach", () => {
  const result = answer(shares, {
    inputs: { mode: "target-average", targetAverage: 35, allowFractional: true },
    solve: { for: "targetAverage", output: "cashNeeded", target: 3000 },
  });
  // 100 more at 30: 14,500 ÷ 400
  expect("solved" in result && result.solved?.value).toBeCloseTo(36.25, 6);
});

it("answers each question in the headline", () => {
  const said = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(shares, inputs);
    return `${before} ${figure} ${after}`;
  };
  expect(said({})).toBe("Your 300 shares cost $38.33 each on average; at $35.00 you are $1,000.00 down.");
  expect(said({ mode: "target-average" })).toBe(
    "Your 300 shares cost $38.33 each; 200 more at $30.00, for $6,000.00, bring that to $35.00.",
  );
  expect(said({ mode: "budget" })).toBe(
    "33 more shares at $30.00 bring the average to $37.51 from $38.33, for $990.00 with $10.00 left over.",
  );
  expect(said({ mode: "budget", budget: 20 })).toContain("does not pay for a share");
  expect(said({ lots: lots([1, 0.01234, 0]), currentPrice: null })).toBe("Your 1 share cost $0.01234 each on average.");
});
