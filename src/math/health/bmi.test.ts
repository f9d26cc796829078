import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ADULT_STANDARDS } from "../../data/bmi-cutoffs";
import { bmiBands, bmiCategory, bodyMassIndex, normalRange } from "./bmi";

const { who, asian, india } = ADULT_STANDARDS;

it("matches the worked examples on the CDC's page about adult BMI", () => {
  expect(bodyMassIndex(68, 165)).toBeCloseTo(24.98, 2);
  // 150 lb, 65 in.
  expect(bodyMassIndex(150 * 0.45359237, 65 * 2.54)).toBeCloseTo(24.96, 2);
});

describe("bmiCategory", () => {
  it.each([
    [15.99, "severe-thinness"],
    [16, "moderate-thinness"],
    [17, "mild-thinness"],
    [18.49, "mild-thinness"],
    [18.5, "normal"],
    [24.99, "normal"],
    [25, "overweight"],
    [30, "obesity-1"],
    [35, "obesity-2"],
    [40, "obesity-3"],
    [39.99, "obesity-2"],
  ])("WHO: %s is %s", (bmi, category) => {
    expect(bmiCategory(who, bmi)).toBe(category);
  });

  it.each([
    [18.49, "underweight"],
    [18.5, "normal"],
    [22.99, "normal"],
    [23, "increased-risk"],
    [27.5, "high-risk"],
    [32.5, "high-risk-2"],
    [37.5, "high-risk-3"],
  ])("Asian: %s is %s", (bmi, category) => {
    expect(bmiCategory(asian, bmi)).toBe(category);
  });

  it.each([
    [17.99, "underweight"],
    [18, "normal"],
    [22.99, "normal"],
    [23, "overweight"],
    [24.99, "overweight"],
    [25, "obesity"],
  ])("India: %s is %s", (bmi, category) => {
    expect(bmiCategory(india, bmi)).toBe(category);
  });

  it("counts a bound missed by a rounding error as reached", () => {
    expect(bmiCategory(who, bodyMassIndex(53.29, 146))).toBe("overweight");
    expect(bmiCategory(who, 25 - 1e-12)).toBe("overweight");
  });
});

it("finds the normal class of each standard", () => {
  expect(normalRange(who)).toEqual({ from: 18.5, to: 25 });
  expect(normalRange(asian)).toEqual({ from: 18.5, to: 23 });
  expect(normalRange(india)).toEqual({ from: 18, to: 23 });
});

describe("bmiBands", () => {
  it("gives the classes without gaps, open at both ends", () => {
    const bands = bmiBands(who, 200);
    expect(bands[0]).toEqual({
      category: "severe-thinness",
      bmiFrom: null,
      bmiTo: 16,
      weightFromKg: null,
      weightToKg: 64,
    });
    expect(bands.at(-1)).toMatchObject({ bmiTo: null, weightToKg: null, weightFromKg: 160 });
    for (const [index, band] of bands.slice(1).entries()) expect(band.bmiFrom).toBe(bands[index]?.bmiTo);
  });

  it("gives the weight at which a class starts", () => {
    fc.assert(
      fc.property(fc.double({ min: 50, max: 272, noNaN: true }), (cm) => {
        for (const { category, weightFromKg } of bmiBands(who, cm)) {
          if (weightFromKg === null) continue;
          expect(bmiCategory(who, bodyMassIndex(weightFromKg, cm))).toBe(category);
          expect(bmiCategory(who, bodyMassIndex(weightFromKg - 1e-4, cm))).not.toBe(category);
        }
      }),
    );
  });
});
