import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalCdf, normalQuantile, normalUpperTail } from "./normal";

const relative = (actual: number, expected: number) => Math.abs(actual / expected - 1);

describe("normalCdf", () => {
  // Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.1 (15 decimals).
  it.each([
    [0, 0.5],
    [0.5, 0.691462461274013],
    [1, 0.841344746068543],
    [1.5, 0.933192798731142],
    [2, 0.977249868051821],
    [2.5, 0.993790334674224],
    [3, 0.99865010196837],
    [4, 0.999968328758167],
    [5, 0.999999713348428],
  ])("Φ(%s) is %s", (x, share) => {
    expect(Math.abs(normalCdf(x) - share)).toBeLessThan(1.5e-15);
    expect(Math.abs(normalCdf(-x) - (1 - share))).toBeLessThan(1.5e-15);
  });

  // ½·erfc(x/√2), computed with 40 digits.
  it.each([
    [1.96, 0.024997895148220435],
    [2.999, 0.0013543365337271066],
    [3, 0.0013498980316300946],
    [3.5, 0.00023262907903552504],
    [5, 2.866515718791939e-7],
    [8, 6.220960574271784e-16],
    [20, 2.7536241186062337e-89],
    [37, 5.725571222524577e-300],
  ])("above %s SD leaves a fraction of %s", (x, share) => {
    expect(relative(normalUpperTail(x), share)).toBeLessThan(1e-12);
    expect(relative(normalCdf(-x), share)).toBeLessThan(1e-12);
  });

  it("adds up to 1 with the other tail, and reaches 0 and 1", () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (x) => {
        expect(normalCdf(x) + normalUpperTail(x)).toBeCloseTo(1, 14);
      }),
    );
    expect([-1e6, 1e6].map(normalCdf)).toEqual([0, 1]);
  });

  it("is increasing, even across the boundary of its two formulas", () => {
    const step = fc.double({ min: -6, max: 6, noNaN: true });
    fc.assert(
      fc.property(step, fc.double({ min: 1e-6, max: 1, noNaN: true }), (x, by) => {
        expect(normalCdf(x + by)).toBeGreaterThan(normalCdf(x));
      }),
    );
    expect(normalCdf(-3)).toBeGreaterThan(normalCdf(-3.0000001));
  });
});

describe("normalQuantile", () => {
  // Roots of ½·erfc(−z/√2) = p, computed with 40 digits; Wichura 1988 prints the first three as check values.
  it.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.0902323061678136],
    [1e-20, -9.262340089798407],
    [1e-300, -37.0470962993612],
    [1e-5, -4.264890793922825],
    [0.05, -1.6448536269514726],
  ])("the fraction %s lies below %s", (p, z) => {
    expect(relative(normalQuantile(p), z)).toBeLessThan(1e-15);
  });

  it("is the inverse of Φ", () => {
    fc.assert(
      fc.property(fc.double({ min: -37, max: 8, noNaN: true }), (z) => {
        const share = normalCdf(z);
        // Above the mean, Φ has fewer significant digits left, and so has its inverse.
        const lost = z > 0 ? 4e-16 / normalUpperTail(z) : 0;
        expect(Math.abs(normalQuantile(share) - z)).toBeLessThan(1e-11 + lost);
      }),
    );
  });

  it("is odd about the median", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 20 - 1 }), (k) => {
        expect(normalQuantile(1 - k / 2 ** 20)).toBe(-normalQuantile(k / 2 ** 20));
      }),
    );
  });

  it("is infinite at 0 and 1 and NaN outside", () => {
    expect([0, 1].map(normalQuantile)).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect([-0.1, 1.1, Number.NaN].map(normalQuantile)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });
});
