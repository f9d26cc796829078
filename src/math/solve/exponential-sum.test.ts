import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareAt, zerosOf } from "./exponential-sum";

/** The coefficients of the polynomial in x = e^(−u) with the given roots, lowest power first. */
function withRoots(roots: readonly number[]): number[] {
  let terms = [1];
  for (const root of roots) terms = [...terms, 0].map((term, k) => (terms[k - 1] ?? 0) - root * term);
  return terms;
}

const sumWithRoots = (roots: readonly number[], spacing = 1) => {
  const amounts = withRoots(roots);
  return { times: amounts.map((_, k) => k * spacing), amounts };
};

describe("the zeros of an exponential sum", () => {
  it("are all those of the polynomial that it is for whole times", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(1 / 365, 0.25, 1, 20),
        (tenths, spacing) => {
          const zeros = zerosOf(
            sumWithRoots(
              tenths.map((tenth) => tenth / 10),
              spacing,
            ),
          );
          const expected = tenths.map((tenth) => -Math.log(tenth / 10) / spacing).sort((a, b) => a - b);
          expect(zeros).toHaveLength(expected.length);
          for (const [i, zero] of zeros.entries())
            expect(zero * spacing).toBeCloseTo((expected[i] as number) * spacing, 6);
        },
      ),
    );
  });

  it("include those that are very far out, or found between two points of the scan", () => {
    const [first, second] = zerosOf(sumWithRoots([1e-100, 1e200], 1 / 365));
    expect(first).toBeCloseTo(-200 * Math.LN10 * 365, 6);
    expect(second).toBeCloseTo(100 * Math.LN10 * 365, 6);
    const close = zerosOf(sumWithRoots([Math.exp(-0.5), Math.exp(-0.501)]));
    expect(close).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.501, 9)]);
  });

  it("are listed once where the sum only touches zero, and not at all just above", () => {
    expect(zerosOf({ times: [0, 1, 2], amounts: [1, -2.2, 1.21] })).toEqual([expect.closeTo(Math.log(1.1), 6)]);
    expect(zerosOf({ times: [0, 1, 2], amounts: [1, -2.2, 1.2101] })).toEqual([]);
  });

  it("are none with fewer than two terms, or terms of one sign", () => {
    expect(zerosOf({ times: [], amounts: [] })).toEqual([]);
    expect(zerosOf({ times: [3], amounts: [5] })).toEqual([]);
    expect(zerosOf({ times: [3, 4], amounts: [5, 6] })).toEqual([]);
  });

  it("include 0 just once if the terms cancel but for rounding", () => {
    expect(zerosOf({ times: [0, 1, 2, 3], amounts: [0.1, 0.2, -0.3, -1e-17] })).toContain(0);
    expect(zerosOf({ times: [0, 1, 3], amounts: [-1.0000000000000002, -1, 2] })).toEqual([0]);
  });

  it("measure the sum by its terms, far from 0 as well", () => {
    expect(shareAt({ times: [0, 2], amounts: [3, -1] }, 0)).toBeCloseTo(0.5, 15);
    expect(shareAt({ times: [7, 9], amounts: [3, -1] }, -1e5)).toBe(-1);
    expect(shareAt({ times: [7, 9], amounts: [3, -1] }, 1e5)).toBe(1);
  });
});
