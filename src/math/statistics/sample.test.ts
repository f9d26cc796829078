import { describe, expect, it } from "vitest";
import { sampleDeviation } from "./sample";

describe("sample standard deviation", () => {
  it("is null for a single number", () => {
    expect(sampleDeviation([5])).toBeNull();
  });

  it("of 2, 4, 4, 4, 5, 5, 7, 9 has squares that add up to 32, divided by 7", () => {
    expect(sampleDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 15);
  });

  it("is accurate for large numbers", () => {
    expect(sampleDeviation([1e15, 1e15 + 1, 1e15 + 1])).toBeCloseTo(Math.sqrt(1 / 3), 15);
    expect(sampleDeviation([-909275273326532, -909275273326527])).toBe(Math.sqrt(12.5));
  });
});
