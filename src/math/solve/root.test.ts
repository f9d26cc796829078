import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRoot } from "./root";

describe("findRoot", () => {
  it("finds roots known in closed form", () => {
    expect(findRoot((x) => x * x - 2, { low: 0, high: 2 })).toBeCloseTo(Math.SQRT2, 15);
    expect(findRoot(Math.cos, { low: 0, high: 3 })).toBeCloseTo(Math.PI / 2, 15);
    expect(findRoot((x) => Math.exp(x) - 1e6, { low: -50, high: 50 })).toBeCloseTo(Math.log(1e6), 13);
  });

  it("returns an end that is itself a root, whatever the sign at the other end", () => {
    expect(findRoot((x) => x, { low: 0, high: 1 })).toBe(0);
    expect(findRoot((x) => x - 1, { low: 0, high: 1 })).toBe(1);
    expect(findRoot((x) => 1 - x, { low: 0, high: 1 })).toBe(1);
  });

  it("returns null if the ends have the same sign", () => {
    expect(findRoot((x) => x * x + 1, { low: -1, high: 1 })).toBeNull();
    expect(findRoot(() => Number.NaN, { low: -1, high: 1 })).toBeNull();
  });

  it("needs no more steps than bisection on a difficult function", () => {
    let calls = 0;
    const flat = (x: number) => {
      calls++;
      return (x - 0.7) ** 21;
    };
    expect(findRoot(flat, { low: 0, high: 1 }, 1e-9)).toBeCloseTo(0.7, 8);
    expect(calls).toBeLessThanOrEqual(2 + Math.ceil(Math.log2(1 / 1e-9)) + 2);
  });

  it("finds the root of every line", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
        (r, m) => {
          const root = findRoot((x) => m * (x - r), { low: r - 7, high: r + 1e5 });
          expect(Math.abs((root as number) - r)).toBeLessThanOrEqual(1e-9);
        },
      ),
    );
  });
});
