import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageMonths, female, male, sigma } from "../../data/cdc-bmi-lms.json";
import { normalCdf, normalQuantile } from "../statistics/normal";
import { bmiAtPercentile, bmiForAge, percentileAndZ } from "./bmi-for-age";

const CDC = { ageMonths, female, male, sigma };

const sexes = fc.constantFrom("female" as const, "male" as const);
const months = fc.double({ min: 24, max: 240, noNaN: true });

it("has a complete table", () => {
  for (const column of [male.L, male.M, male.S, female.L, female.M, female.S])
    expect(column).toHaveLength(ageMonths.length);
  expect([ageMonths[0], ageMonths[1], ageMonths.at(-2), ageMonths.at(-1)]).toEqual([24, 24.5, 239.5, 240]);
  for (let i = 2; i < ageMonths.length - 1; i++) expect((ageMonths[i] ?? 0) - (ageMonths[i - 1] ?? 0)).toBe(1);
});

describe("percentiles listed in the CDC's data file bmiagerev", () => {
  it.each([
    [
      "male",
      24,
      {
        5: 14.73731947,
        10: 15.09032827,
        25: 15.74164233,
        50: 16.57502768,
        75: 17.55718781,
        85: 18.16219473,
        90: 18.60948128,
        95: 19.33801062,
      },
    ],
    ["male", 26.5, { 5: 14.64843329, 50: 16.44259552, 85: 17.95700228, 95: 19.05567423 }],
    ["male", 216.5, { 5: 18.24348662, 50: 21.8958685, 85: 25.65601244, 95: 28.9586172 }],
    ["female", 30.5, { 5: 14.17991775, 50: 16.00593001, 85: 17.50964839, 95: 18.5759903 }],
    ["female", 120.5, { 5: 14.03535405, 50: 16.86231366, 85: 19.98399779, 95: 22.98257733 }],
  ] as const)("%s, %s months", (sex, age, printed) => {
    const at = bmiForAge(CDC, sex, age);
    for (const [percentile, bmi] of Object.entries(printed))
      expect(Math.abs(bmiAtPercentile(at, Number(percentile)) - bmi)).toBeLessThan(1e-7);
  });
});

describe("percentile and z-score", () => {
  it("round-trip up to the 95th percentile", () => {
    fc.assert(
      fc.property(sexes, months, fc.double({ min: 0.1, max: 94.9, noNaN: true }), (sex, age, percentile) => {
        const at = bmiForAge(CDC, sex, age);
        const found = percentileAndZ(at, bmiAtPercentile(at, percentile));
        expect(found.extended).toBe(false);
        expect(found.percentile).toBeCloseTo(percentile, 8);
        expect(found.z).toBeCloseTo(normalQuantile(percentile / 100), 8);
      }),
    );
  });

  it("round-trip above the 95th percentile, where BMI = P95 + σ·Φ⁻¹((p − 90) ÷ 10)", () => {
    fc.assert(
      fc.property(sexes, months, fc.double({ min: 95, max: 99.999, noNaN: true }), (sex, age, percentile) => {
        const at = bmiForAge(CDC, sex, age);
        const found = percentileAndZ(at, at.p95 + at.sigma * normalQuantile((percentile - 90) / 10));
        expect(found.extended).toBe(true);
        expect(found.percentile).toBeCloseTo(percentile, 8);
        expect(found.z).toBeCloseTo(normalQuantile(percentile / 100), 7);
      }),
    );
  });

  it("use σ by age and sex from the 2022 report", () => {
    // At 10 years: 0.3728 + 5.196 − 0.91 and 0.8334 + 3.712 − 0.11.
    expect(bmiForAge(CDC, "male", 120).sigma).toBeCloseTo(4.6588, 12);
    expect(bmiForAge(CDC, "female", 120).sigma).toBeCloseTo(4.4354, 12);
  });

  it("agree at the 95th percentile from both sides", () => {
    fc.assert(
      fc.property(sexes, months, (sex, age) => {
        const at = bmiForAge(CDC, sex, age);
        const below = percentileAndZ(at, at.p95 - 1e-7);
        const on = percentileAndZ(at, at.p95);
        expect([below.extended, on.extended]).toEqual([false, true]);
        expect(on.percentile).toBeCloseTo(95, 8);
        expect(below.percentile).toBeCloseTo(95, 5);
        expect(below.z).toBeCloseTo(on.z, 5);
      }),
    );
  });

  it("rise with body mass index, up to the maximum z-score", () => {
    fc.assert(
      fc.property(sexes, months, fc.double({ min: 8, max: 80, noNaN: true }), (sex, age, bmi) => {
        const at = bmiForAge(CDC, sex, age);
        expect(percentileAndZ(at, bmi + 0.5).percentile).toBeGreaterThanOrEqual(percentileAndZ(at, bmi).percentile);
        expect(percentileAndZ(at, bmi + 0.5).z).toBeGreaterThanOrEqual(percentileAndZ(at, bmi).z);
      }),
    );
    expect(percentileAndZ(bmiForAge(CDC, "female", 36), 88)).toEqual({
      percentile: 100,
      z: 8.21,
      extended: true,
    });
  });

  it("are consistent with each other", () => {
    fc.assert(
      fc.property(sexes, months, fc.double({ min: 10, max: 40, noNaN: true }), (sex, age, bmi) => {
        const { percentile, z } = percentileAndZ(bmiForAge(CDC, sex, age), bmi);
        expect(100 * normalCdf(z)).toBeCloseTo(percentile, 9);
      }),
    );
  });
});
