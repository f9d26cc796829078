import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { girthRange, heightRange, readGirth, readHeight, readMass } from "./body-measures";
import type { UnitSystem } from "./unit-system";

const weighed = (unitSystem: UnitSystem, weightKg: number, weightSt: number, weightLb: number) =>
  readMass({ unitSystem, weightKg, weightSt, weightLb }, "weight", "Weight", { min: 2, max: 650 });
const measured = (unitSystem: UnitSystem, heightCm: number, heightFt: number, heightIn: number) =>
  readHeight({ unitSystem, heightCm, heightFt, heightIn }, "height", "Height", { min: 50, max: 272 });

describe("readMass", () => {
  it("reads the inputs of the unit system and ignores the others", () => {
    expect(weighed("metric", 70, -1, -1)).toEqual({ value: 70, problem: null });
    expect(weighed("mixed", 70, -1, -1)).toEqual({ value: 70, problem: null });
    // 10 stone: 140 × 0.45359237.
    expect(weighed("imperial", -1, 10, 0).value).toBeCloseTo(63.5029318, 10);
    expect(weighed("imperial", -1, 9, 14).value).toBeCloseTo(63.5029318, 10);
  });

  it("reports limits in the unit in use, on its input", () => {
    expect(weighed("metric", 1, 0, 154).problem).toEqual({
      field: "weightKg",
      message: "Weight must be between 2 and 650 kg.",
    });
    expect(weighed("imperial", 70, 0, 4).problem).toEqual({
      field: "weightLb",
      message: "Weight must be between 4.5 and 1,433 lb.",
    });
    expect(weighed("imperial", 70, 200, 0).problem?.field).toBe("weightLb");
  });

  it("allows both displayed limits, and limits reached by conversion", () => {
    for (const pounds of [4.5, 1433, 2 / 0.45359237, 650 / 0.45359237])
      expect(weighed("imperial", 0, 0, pounds).problem).toBeNull();
  });

  it("is null if an optional weight is not given", () => {
    const optional = (weightSt: number, weightLb: number | null) =>
      readMass({ unitSystem: "imperial", weightKg: null, weightSt, weightLb }, "weight", "Weight", {
        min: 20,
        max: 650,
      });
    expect(optional(0, null)).toEqual({ value: null, problem: null });
    expect(optional(10, null).value).toBeCloseTo(63.5029318, 10);
  });

  it("reads weights without an input for stones", () => {
    const inputs = { unitSystem: "imperial", preWeightKg: 70, preWeightLb: 154 } as const;
    const { value } = readMass(inputs, "preWeight", "Weight before", { min: 20, max: 300 });
    expect(value).toBeCloseTo(69.85322498, 10);
  });
});

describe("readHeight", () => {
  it("adds feet and inches", () => {
    expect(measured("metric", 170, 0, 0).value).toBe(170);
    expect(measured("imperial", 0, 5, 7).value).toBeCloseTo(170.18, 10);
    expect(measured("mixed", 0, 0, 67).value).toBeCloseTo(170.18, 10);
  });

  it("reports limits in both units, on the input in use", () => {
    const message = "Height must be between 50 and 272 cm (1 ft 8 in and 8 ft 11 in).";
    expect(measured("metric", 30, 5, 7).problem).toEqual({ field: "heightCm", message });
    expect(measured("mixed", 170, 9, 0).problem).toEqual({ field: "heightFt", message });
    expect(heightRange({ min: 120, max: 250 })).toBe("between 120 and 250 cm (3 ft 11 in and 8 ft 2 in)");
    // 1 cm is 0.4 in; a limit of 0 in would not make sense.
    expect(heightRange({ min: 1, max: 272 })).toBe("between 1 and 272 cm (1 in and 8 ft 11 in)");
  });

  it("gives the same height in feet and inches as in centimeters", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.double({ min: 8, max: 11, noNaN: true }), (feet, inches) => {
        const cm = (12 * feet + inches) * 2.54;
        expect(measured("imperial", 0, feet, inches).value).toBeCloseTo(measured("metric", cm, 0, 0).value, 9);
      }),
    );
  });
});

describe("readGirth", () => {
  const waist = (unitSystem: UnitSystem, waistCm: number | null, waistIn: number | null) =>
    readGirth({ unitSystem, waistCm, waistIn }, "waist", "Waist", { min: 20, max: 300 });

  it("reads inches in the imperial and mixed systems", () => {
    expect(waist("metric", 90, null).value).toBe(90);
    expect(waist("imperial", null, 36).value).toBeCloseTo(91.44, 10);
    expect(waist("mixed", 90, null)).toEqual({ value: null, problem: null });
  });

  it("reports limits in both units", () => {
    expect(waist("mixed", 90, 5).problem).toEqual({
      field: "waistIn",
      message: "Waist must be between 20 and 300 cm (7.9 and 118.1 in).",
    });
    expect(girthRange({ min: 50, max: 140 })).toBe("between 50 and 140 cm (19.7 and 55.1 in)");
  });
});
