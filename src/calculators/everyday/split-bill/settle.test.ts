import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle } from "./settle";

const big = (...amounts: number[]) => amounts.map(BigInt);

/** Balances after the payments, which must all be 0. */
function leftAfter(balances: readonly bigint[], payments: ReturnType<typeof settle>["payments"]): bigint[] {
  const left = [...balances];
  for (const { from, to, amount } of payments) {
    expect(amount).toBeGreaterThan(0n);
    left[from] = (left[from] as bigint) + amount;
    left[to] = (left[to] as bigint) - amount;
  }
  return left;
}

/** The maximum number of groups that sum to 0, by trying every partition of the people. */
function mostGroups(amounts: readonly bigint[]): number {
  const assign = (i: number, sums: readonly bigint[]): number => {
    if (i === amounts.length) return sums.every((sum) => sum === 0n) ? sums.length : -1;
    const amount = amounts[i] as bigint;
    let best = assign(i + 1, [...sums, amount]);
    for (const [j, sum] of sums.entries())
      best = Math.max(best, assign(i + 1, [...sums.slice(0, j), sum + amount, ...sums.slice(j + 1)]));
    return best;
  };
  return assign(0, []);
}

describe("settle", () => {
  it("needs no payments if nobody owes anything", () => {
    expect(settle(big(0, 0))).toEqual({ payments: [], groups: [], optimal: true });
  });

  it("needs one payment for two people", () => {
    expect(settle(big(-30, 0, 30)).payments).toEqual([{ from: 0, to: 2, amount: 30n }]);
  });

  // The greedy rule alone pairs 6 with 4 and needs five payments here; two zero-sum groups need four.
  it("finds groups that the greedy rule misses", () => {
    const balances = big(6, 3, 3, -4, -4, -4);
    expect(settle(balances).payments).toHaveLength(6 - mostGroups(balances));
    expect(settle(big(5, 4, -3, -2, -4)).payments).toHaveLength(3);
  });

  it("is optimal for up to 20 people and greedy for more", () => {
    const pairs = (count: number) =>
      big(...Array.from({ length: count }, (_, i) => (i % 2 ? -1 : 1) * (i + 1 - (i % 2))));
    expect(settle(pairs(20))).toMatchObject({ optimal: true });
    expect(settle(pairs(20)).payments).toHaveLength(10);
    const many = settle(pairs(22));
    expect(many.optimal).toBe(false);
    expect(leftAfter(pairs(22), many.payments).every((left) => left === 0n)).toBe(true);
  });

  it("settles with as few payments as any partition of the people allows", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 6 }), (amounts) => {
        const balances = big(...amounts, -amounts.reduce((a, b) => a + b, 0));
        const { payments } = settle(balances);
        expect(leftAfter(balances, payments).every((left) => left === 0n)).toBe(true);
        const open = balances.filter((balance) => balance !== 0n);
        expect(payments).toHaveLength(open.length - (open.length ? mostGroups(open) : 0));
      }),
      { numRuns: 200 },
    );
  });
});
