import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextSlab, nonTelescopicShares, reachedSlab, type Slab, telescopicShares } from "./tariff";

const SLABS: readonly Slab[] = [
  { upTo: 100, rate: 2 },
  { upTo: 300, rate: 3 },
  { upTo: null, rate: 5 },
];
const total = (shares: readonly { amount: number }[]) => shares.reduce((sum, { amount }) => sum + amount, 0);

describe("telescopic slabs", () => {
  it("price each unit at the rate of its slab", () => {
    expect(telescopicShares(SLABS, 350)).toEqual([
      { from: 0, to: 100, units: 100, rate: 2, amount: 200 },
      { from: 100, to: 300, units: 200, rate: 3, amount: 600 },
      { from: 300, to: null, units: 50, rate: 5, amount: 250 },
    ]);
  });

  it("omit slabs without units", () => {
    expect(telescopicShares(SLABS, 100)).toHaveLength(1);
    expect(telescopicShares(SLABS, 0)).toEqual([]);
  });

  it("add up to the prices of all single units", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), (units) => {
        let sum = 0;
        for (let unit = 1; unit <= units; unit++) sum += unit <= 100 ? 2 : unit <= 300 ? 3 : 5;
        expect(total(telescopicShares(SLABS, units))).toBe(sum);
      }),
    );
  });
});

describe("non-telescopic slabs", () => {
  it.each([
    [100, 2],
    [101, 3],
    [300, 3],
    [300.5, 5],
  ])("price all of %d units at %d", (units, rate) => {
    expect(nonTelescopicShares(SLABS, units)).toMatchObject([{ units, rate, amount: units * rate }]);
  });

  it("are empty without consumption", () => {
    expect(nonTelescopicShares(SLABS, 0)).toEqual([]);
  });

  it("are not moved up a slab by rounding noise", () => {
    expect(reachedSlab(SLABS, 100.00000000000001)).toBe(0);
  });
});

it("puts the next unit in the following slab at a limit", () => {
  expect([0, 99.9, 100, 299, 300, 1e6].map((units) => nextSlab(SLABS, units))).toEqual([0, 0, 1, 1, 2, 2]);
});
