import { expect, it } from "vitest";
import { chiSquaredUpperTail } from "./chi-squared";
import { extremes, preciseSum, sampleDeviation } from "./sample";

// mpmath: gammainc(k/2, x/2, regularized=True).
it.each([
  [3.84, 1, 0.0500435212487051],
  [5, 10, 0.891178018914151],
  [124.34, 100, 0.0500133405463062],
  [0.5, 2, 0.778800783071405],
  [60, 99, 0.999319997049849],
  [500, 400, 0.000482212759593434],
])("χ² of %d with %d degrees of freedom", (x, degrees, chance) => {
  expect(chiSquaredUpperTail(x, degrees) / chance).toBeCloseTo(1, 11);
});

it("χ² is always at least 0", () => {
  expect(chiSquaredUpperTail(0, 5)).toBe(1);
});

it("preciseSum keeps what plain addition loses", () => {
  expect(preciseSum([1, 1e100, 1, -1e100])).toBe(2);
  expect(preciseSum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
});

it("computes deviation and extremes of a sample", () => {
  // NIST, Engineering Statistics Handbook, StRD “NumAcc3”: mean 1000000.2, deviation 0.1.
  const numAcc3 = [1_000_000.2, ...Array.from({ length: 1000 }, (_, i) => (i % 2 ? 1_000_000.3 : 1_000_000.1))];
  expect(sampleDeviation(numAcc3)).toBeCloseTo(0.1, 8);
  expect(sampleDeviation([4])).toBeNull();
  expect(extremes([3, -1, 7])).toEqual([-1, 7]);
});
