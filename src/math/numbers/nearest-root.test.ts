import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestRoot } from "./nearest-root";
import { Rational } from "./rational";

describe("nearestRoot", () => {
  it("is exact for perfect squares", () => {
    expect(nearestRoot(Rational.ZERO)).toBe(0);
    expect(nearestRoot(Rational.of(49, 4))).toBe(3.5);
    expect(nearestRoot(Rational.of(10n ** 40n))).toBe(1e20);
    expect(nearestRoot(Rational.of(1n, 10n ** 20n))).toBe(1e-10);
  });

  it("agrees with Math.sqrt", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, noNaN: true, noDefaultInfinity: true }), (x) => {
        const root = Math.sqrt(x);
        expect(Math.abs(nearestRoot(Rational.fromNumber(x)) - root)).toBeLessThanOrEqual(root * 2.3e-16);
      }),
    );
  });

  it("handles numbers outside the range of a double", () => {
    expect(nearestRoot(Rational.of(10n ** 400n))).toBe(1e200);
    expect(nearestRoot(Rational.of(1n, 10n ** 400n))).toBe(1e-200);
    expect(nearestRoot(Rational.of(10n ** 800n))).toBe(Number.POSITIVE_INFINITY);
  });
});
