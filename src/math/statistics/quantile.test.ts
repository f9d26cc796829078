import { describe, expect, it } from "vitest";
import { quantileOfSorted } from "./quantile";

describe("quantileOfSorted", () => {
  // R: quantile(c(1, 3, 4, 10, 20), type = 7), the default; NumPy: percentile(…, method="linear").
  it.each([
    [0, 1],
    [0.1, 1.8],
    [0.25, 3],
    [0.5, 4],
    [0.75, 10],
    [0.9, 16],
    [1, 20],
  ])("quantile %s of 1, 3, 4, 10, 20 is %s, as in R and NumPy", (share, value) => {
    expect(quantileOfSorted([1, 3, 4, 10, 20], share)).toBeCloseTo(value, 12);
  });

  it("of a single value is that value", () => {
    expect([0, 0.3, 1].map((share) => quantileOfSorted([7], share))).toEqual([7, 7, 7]);
  });
});
