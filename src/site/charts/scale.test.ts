import { describe, expect, it } from "vitest";
import { isBeyond, OUTLYING_BAR, OUTLYING_POINT, valueScale } from "./scale";

const bars = (values: readonly number[]) => valueScale(values, { withZero: true, count: 4, outlier: OUTLYING_BAR });

describe("a scale", () => {
  it("ends at round values around the data", () => {
    expect(bars([12, 87, 44])).toEqual({ low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] });
    expect(bars([-7, 3])).toMatchObject({ low: -8, high: 4 });
  });

  it("need not start at zero", () => {
    const { low, high } = valueScale([393, 418], { withZero: false, count: 4, outlier: OUTLYING_BAR });
    expect(low).toBeGreaterThan(300);
    expect(high).toBeGreaterThanOrEqual(418);
  });

  it("has a range even if all values are the same, or there are none", () => {
    for (const values of [[], [0], [5], [-5], [0, 0], [1e-320], [0, 3e-322]]) {
      const { low, high, ticks } = bars(values);
      expect(low).toBeLessThan(high);
      expect(ticks.length).toBeGreaterThan(1);
    }
  });

  it("is not flattened by an outlier", () => {
    const scale = bars([393_578, 418_106, 2_000_000]);
    expect(scale.high).toBe(500_000);
    expect(isBeyond(2_000_000, scale)).toBe(true);
    expect(isBeyond(418_106, scale)).toBe(false);
    expect(bars([-400_000, -390_000, -9_000_000, 100]).low).toBe(-400_000);
  });

  it("reaches values that are large but comparable", () => {
    expect(bars([100, 110, 390]).high).toBe(400);
    expect(isBeyond(390, bars([100, 110, 390]))).toBe(false);
  });

  it("keeps growth by orders of magnitude, which has no outliers", () => {
    expect(bars([1, 10, 100, 1000]).high).toBe(1000);
  });

  it("does not treat many large values as outliers", () => {
    expect(bars([1, 1, 1, 1, 50, 50]).high).toBe(50);
  });

  it("needs more than one other value to judge by", () => {
    expect(bars([1, 100]).high).toBe(100);
  });

  it("for lines requires more evidence, and always includes the values that must be inside", () => {
    const balloon = [...Array.from({ length: 59 }, () => 2000), 250_000];
    const options = { withZero: true, count: 4, outlier: OUTLYING_POINT };
    expect(valueScale(balloon, options).high).toBe(2000);
    expect(valueScale(balloon, { ...options, always: [250_000] }).high).toBe(250_000);
    expect(valueScale([100, 100, 100, 900], options).high).toBe(1000);
  });
});
