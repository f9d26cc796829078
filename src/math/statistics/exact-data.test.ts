import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { commonUnits } from "./common-units";
import { ExactData } from "./exact-data";
import { quartilesOf } from "./quartiles";

const written = (tenths: readonly number[]) => tenths.map((n) => ({ n: BigInt(n), d: 10n }));
const dataOf = (tenths: readonly number[], counts?: readonly number[]) => {
  const units = commonUnits(written(tenths));
  if (!units) throw new Error("too long");
  return new ExactData(units, counts);
};
const middleOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[half] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
};

const lists = fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 1, maxLength: 25 });

describe("ExactData", () => {
  it("agrees with sums and medians computed in doubles", () => {
    fc.assert(
      fc.property(lists, (tenths) => {
        const data = dataOf(tenths);
        const n = tenths.length;
        const median = middleOf(tenths);
        const mean = tenths.reduce((sum, x) => sum + x, 0) / n;
        expect(data.count).toBe(n);
        expect(data.mean.toNumber()).toBeCloseTo(mean / 10, 12);
        expect(data.middle(1, n).toNumber()).toBeCloseTo(median / 10, 12);
        expect(data.medianAbsDeviation().toNumber()).toBeCloseTo(
          middleOf(tenths.map((x) => Math.abs(x - median))) / 10,
          12,
        );
        expect(data.sumOfSquares().toNumber()).toBeCloseTo(
          tenths.reduce((sum, x) => sum + (x - mean) ** 2, 0) / 100,
          9,
        );
        expect(data.squares().toNumber()).toBeCloseTo(tenths.reduce((sum, x) => sum + x * x, 0) / 100, 9);
        expect(data.histogram(7).reduce((sum, count) => sum + count, 0)).toBe(n);
      }),
    );
  });

  it("gives the same results for repeated and counted numbers", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 4 })), { minLength: 1 }),
        (pairs) => {
          const counted = dataOf(
            pairs.map(([x]) => x),
            pairs.map(([, count]) => count),
          );
          const listed = dataOf(pairs.flatMap(([x, count]) => Array<number>(count).fill(x)));
          expect([...counted.values()]).toEqual([...listed.values()]);
          expect(counted.medianAbsDeviation()).toEqual(listed.medianAbsDeviation());
          expect(counted.sumBetween(2, counted.count - 1)).toEqual(listed.sumBetween(2, listed.count - 1));
        },
      ),
    );
  });

  it("finds the number at a position, and between two", () => {
    const data = dataOf([30, 10, 10, 20]);
    expect([1, 2, 3, 4].map((place) => data.at(place).toString())).toEqual(["1", "1", "2", "3"]);
    expect(data.between(Rational.of(13, 4)).toString()).toBe("9/4");
    expect(data.modes()).toEqual([{ value: Rational.ONE, count: 2 }]);
    expect(dataOf([1, 2]).modes()).toEqual([]);
  });

  it("computes moments of numbers that are equal as doubles", () => {
    const near = [1n, 2n, 4n].map((n) => ({ n: 10n ** 400n + n, d: 1n }));
    const far = new ExactData({ units: near.map(({ n }) => n), denominator: 1n });
    expect(far.standardMoment(3)).toBeCloseTo(dataOf([10, 20, 40]).standardMoment(3), 12);
  });
});

describe("commonUnits", () => {
  it("converts fractions to their least common denominator", () => {
    expect(
      commonUnits([
        { n: 1n, d: 6n },
        { n: -3n, d: 4n },
      ]),
    ).toEqual({ units: [2n, -9n], denominator: 12n });
  });

  it("gives up on numbers that take too long", () => {
    expect(commonUnits(Array.from({ length: 2000 }, (_, i) => ({ n: 1n, d: 1_000_003n + BigInt(2 * i) })))).toBeNull();
    expect(commonUnits([{ n: 10n ** 4000n, d: 1n }])).toBeNull();
  });
});

describe("quartilesOf", () => {
  it("uses the medians of the two halves, with or without the middle number", () => {
    const data = dataOf([10, 20, 30, 40, 50]);
    const texts = (method: Parameters<typeof quartilesOf>[1]) => {
      const { q1, q3 } = quartilesOf(data, method);
      return [q1?.toString(), q3?.toString()];
    };
    expect(texts("tukey")).toEqual(["2", "4"]);
    expect(texts("moore-mccabe")).toEqual(["3/2", "9/2"]);
    expect(texts("inclusive")).toEqual(["2", "4"]);
    expect(texts("exclusive")).toEqual(["3/2", "9/2"]);
  });
});
