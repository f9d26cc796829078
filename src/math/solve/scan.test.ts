import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findExtrema, findRoots, fromLevel, hasZeroStretch, scan } from "./scan";
import { simplestNear } from "./simplest";

const TEN = { low: -10, high: 10 };

describe("findRoots", () => {
  it("finds every root of a polynomial, with simple values", () => {
    expect(findRoots(scan((x) => (x + 7) * (x - 1) * (x - 2.5), TEN, 2000)).found).toEqual([-7, 1, 2.5]);
  });

  it("finds the multiples of π", () => {
    const roots = findRoots(scan(Math.sin, TEN, 2000)).found;
    expect(roots).toHaveLength(7);
    for (const [i, x] of roots.entries()) expect(x).toBeCloseTo((i - 3) * Math.PI, 14);
  });

  it("finds roots that only touch the axis", () => {
    expect(findRoots(scan((x) => (x - 1 / 3) ** 2, TEN, 2000)).found[0]).toBeCloseTo(1 / 3, 10);
    expect(findRoots(scan((x) => Math.cos(x) + 1, { low: 0, high: 10 }, 2000)).found).toHaveLength(2);
    expect(findRoots(scan((x) => x * x + 1e-12, TEN, 2000)).found).toEqual([]);
  });

  it("does not mistake poles, jumps or zero intervals for roots", () => {
    expect(findRoots(scan((x) => 1 / x, TEN, 1999)).found).toEqual([]);
    expect(findRoots(scan(Math.tan, { low: 1, high: 2 }, 2000)).found).toEqual([]);
    expect(findRoots(scan((x) => Math.floor(x) - 0.5, TEN, 1999)).found).toEqual([]);
    expect(findRoots(scan(() => 0, TEN, 2000)).found).toEqual([]);
    expect(findRoots(scan((x) => Math.max(0, x), TEN, 2000)).found).toEqual([]);
  });

  it("finds roots where the graph is vertical or ends", () => {
    expect(findRoots(scan(Math.cbrt, { low: -1, high: 2 }, 2000)).found).toEqual([0]);
    expect(findRoots(scan(Math.log, TEN, 2000)).found).toEqual([1]);
    expect(findRoots(scan((x) => x - 10, TEN, 2000)).found).toEqual([10]);
  });

  it("finds the roots a polynomial was constructed from", () => {
    const root = fc.integer({ min: -90, max: 90 }).map((n) => n / 10);
    fc.assert(
      fc.property(fc.uniqueArray(root, { minLength: 1, maxLength: 5 }), (roots) => {
        const polynomial = (x: number) => roots.reduce((product, r) => product * (x - r), 1);
        const { found } = findRoots(scan(polynomial, TEN, 2000));
        const sorted = roots.toSorted((a, b) => a - b);
        expect(found).toHaveLength(sorted.length);
        for (const [i, x] of found.entries()) expect(x).toBeCloseTo(sorted[i] as number, 10);
      }),
    );
  });
});

it("finds where a function reaches a level", () => {
  expect(
    findRoots(
      fromLevel(
        scan((x) => x * x, TEN, 2000),
        9,
      ),
    ).found,
  ).toEqual([-3, 3]);
});

it("stops at the limit and reports it", () => {
  expect(findRoots(scan(Math.sin, TEN, 2000), 3)).toMatchObject({ complete: false });
  expect(findRoots(scan(Math.sin, TEN, 2000), 3).found).toHaveLength(3);
  expect(findExtrema(scan(Math.sin, TEN, 2000), 6).complete).toBe(true);
  expect(findExtrema(scan(Math.sin, TEN, 2000), 5).complete).toBe(false);
});

describe("hasZeroStretch", () => {
  it("distinguishes an interval from a point", () => {
    expect(hasZeroStretch(scan((x) => Math.max(0, x), TEN, 2000))).toBe(true);
    expect(hasZeroStretch(scan((x) => x, TEN, 2000))).toBe(false);
  });
});

describe("findExtrema", () => {
  it("finds the turning points of a cubic", () => {
    expect(findExtrema(scan((x) => x ** 3 - 3 * x + 1, TEN, 2000)).found).toEqual([
      { x: -1, y: 3 },
      { x: 1, y: -1 },
    ]);
  });

  it("finds turning points to eleven digits if f has a derivative", () => {
    for (const { x, y } of findExtrema(scan(Math.sin, TEN, 2000)).found) {
      expect(Math.abs(Math.cos(x))).toBeLessThan(1e-11);
      expect(Math.abs(y)).toBe(1);
    }
    // x^x has its minimum at 1/e.
    const [least] = findExtrema(scan((x) => x ** x, { low: 0.1, high: 1 }, 2000)).found;
    expect(least?.x).toBeCloseTo(1 / Math.E, 11);
  });

  it("finds corners", () => {
    expect(findExtrema(scan((x) => Math.abs(x - 0.7) + x / 2, TEN, 2000)).found).toEqual([{ x: 0.7, y: 0.35 }]);
  });

  it("does not mistake poles, jumps or plateaus for extrema", () => {
    expect(findExtrema(scan((x) => 1 / x ** 2, TEN, 1999)).found).toEqual([]);
    expect(findExtrema(scan(Math.tan, TEN, 2000)).found).toEqual([]);
    expect(findExtrema(scan((x) => x - Math.floor(x), TEN, 1999)).found).toEqual([]);
    expect(findExtrema(scan(Math.floor, TEN, 2000)).found).toEqual([]);
    expect(findExtrema(scan((x) => Math.min(1, 4 - Math.abs(x)), TEN, 2000)).found).toEqual([]);
    expect(findExtrema(scan((x) => x, TEN, 2000)).found).toEqual([]);
  });

  it("finds the vertex of every parabola", () => {
    const coefficient = fc.double({ min: 0.1, max: 50, noNaN: true });
    fc.assert(
      fc.property(coefficient, fc.double({ min: -9, max: 9, noNaN: true }), (a, vertex) => {
        const [point, ...more] = findExtrema(scan((x) => 3 - a * (x - vertex) ** 2, TEN, 2000)).found;
        expect(more).toEqual([]);
        expect(point?.x).toBeCloseTo(vertex, 9);
        expect(point?.y).toBeCloseTo(3, 12);
      }),
    );
  });
});

it("prefers the acceptable number with the fewest digits", () => {
  expect(simplestNear(14.999999999999998, 1e-12, () => true)).toBe(15);
  expect(simplestNear(14.999999999999998, 1e-12, (x) => x < 15)).toBe(14.999999999999998);
  expect(simplestNear(1 / 3, 1e-12, () => true)).toBe(0.333333333333);
});
