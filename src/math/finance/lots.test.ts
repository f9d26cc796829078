import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LotMethod, Position } from "./lots";

type Purchase = readonly [day: number, shares: number, cost: number];

function held(method: LotMethod, ...purchases: readonly Purchase[]): Position {
  const position = new Position(method);
  for (const [day, shares, cost] of purchases) position.buy({ day, shares, cost, notDeductible: 0 });
  return position;
}

const costOf = (lots: readonly { readonly cost: number }[]) => lots.reduce((sum, { cost }) => sum + cost, 0);

describe("the shares a sale takes", () => {
  // IRS Publication 564 (2009), table 3: 160 shares for $4,000, 240 for $4,800, 10 for $300; 210 sold.
  const fund: readonly Purchase[] = [
    [0, 160, 4000],
    [183, 240, 4800],
    [316, 10, 300],
  ];

  it("are the oldest, or have the average cost, as in IRS Publication 564", () => {
    expect(costOf(held("fifo", ...fund).sell(210))).toBe(5000);
    // The publication rounds $9,100 ÷ 410 to $22.20 a share.
    expect(costOf(held("average", ...fund).sell(210))).toBeCloseTo((9100 / 410) * 210, 9);
    // Same publication: $4,800 for 300 shares, 150 sold for a basis of $2,400.
    const shares: readonly Purchase[] = [
      [0, 100, 1000],
      [1, 100, 1200],
      [2, 100, 2600],
    ];
    expect(costOf(held("average", ...shares).sell(150))).toBe(2400);
  });

  it("are the newest, or the most expensive", () => {
    expect(costOf(held("lifo", ...fund).sell(20))).toBe(300 + 200);
    expect(held("highest-cost", ...fund).sell(175)).toMatchObject([
      { day: 316, shares: 10, cost: 300 },
      { day: 0, shares: 160, cost: 4000 },
      { day: 183, shares: 5, cost: 100 },
    ]);
  });

  it("are the older of two lots with the same cost, even if rounding makes the costs differ", () => {
    // As doubles, 3 × 0.1 and 7 × 0.1 are 0.30000000000000004 and 0.7000000000000001.
    const position = held("highest-cost", [1, 7, 7 * 0.1], [2, 3, 3 * 0.1]);
    expect(position.sell(1)).toMatchObject([{ day: 1 }]);
  });

  it("are sold in date order at the average cost", () => {
    expect(held("average", [5, 10, 100], [6, 10, 300]).sell(15)).toEqual([
      { day: 5, shares: 10, cost: 200, notDeductible: 0 },
      { day: 6, shares: 5, cost: 100, notDeductible: 0 },
    ]);
  });
});

it("keeps the cost of a lot through a split, as in the IRS FAQ on splits", () => {
  const position = held("fifo", [0, 100, 1000], [1, 100, 1200]);
  position.split(2);
  expect(position.lots.map(({ shares, cost }) => cost / shares)).toEqual([5, 6]);
  expect(position.shares).toBe(400);
});

it("sells 0.3 of 0.1 and 0.2 without leaving a remainder", () => {
  const position = held("fifo", [0, 0.1, 10], [1, 0.2, 30]);
  expect(costOf(position.sell(0.3))).toBe(40);
  expect([position.shares, position.cost, position.lots]).toEqual([0, 0, []]);
  expect(position.holds(1e-6)).toBe(false);
  expect(() => position.sell(1)).toThrow(RangeError);
});

it("sells every share exactly once and preserves the total cost, whatever the method", () => {
  const methods: readonly LotMethod[] = ["fifo", "lifo", "highest-cost", "average"];
  const count = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...methods),
      fc.array(fc.tuple(count, count, count), { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 8 }),
      (method, purchases, parts) => {
        const position = new Position(method);
        for (const [day, [shares, cost, notDeductible]] of purchases.entries())
          position.buy({ day, shares, cost, notDeductible });
        const [shares, cost] = [position.shares, position.cost];
        const sold = [...parts.flatMap((part) => position.sell((position.shares * part) / 100))];
        sold.push(...position.sell(position.shares));
        expect(costOf(sold)).toBeCloseTo(cost, 8);
        expect(sold.reduce((sum, lot) => sum + lot.shares, 0)).toBeCloseTo(shares, 8);
        expect(position.lots).toEqual([]);
      },
    ),
  );
});
