import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import idealWeight from "./calculator";

beforeAll(async () => {
  await loadWorking(idealWeight);
});

const at = (inputs: JsonObject) => outputsOf(idealWeight, inputs);
const feet = (heightFt: number, heightIn: number, more: JsonObject = {}) =>
  at({ unitSystem: "imperial", heightFt, heightIn, ...more });

function workingOf(inputs: JsonObject): readonly Step[] {
  const result = answer(idealWeight, { inputs, working: true });
  return ("working" in result && result.working) || [];
}

describe("the classic formulas", () => {
  // At exactly 5 ft each formula equals its constant (Devine 1974, Robinson 1983, Miller 1983, Hamwi 1964).
  it.each([
    ["male", 50, 52, 56.2, 48],
    ["female", 45.5, 49, 53.1, 45.5],
  ])("start at 5 ft: %s", (sex, devine, robinson, miller, hamwi) => {
    const outputs = feet(5, 0, { sex });
    expect(outputs.devineKg).toBeCloseTo(devine, 10);
    expect(outputs.robinsonKg).toBeCloseTo(robinson, 10);
    expect(outputs.millerKg).toBeCloseTo(miller, 10);
    expect(outputs.hamwiKg).toBeCloseTo(hamwi, 10);
    expect(outputs.averageKg).toBeCloseTo((devine + robinson + miller + hamwi) / 4, 10);
    expect([outputs.lowKg, outputs.highKg]).toEqual([
      expect.closeTo(Math.min(devine, robinson, miller, hamwi), 10),
      expect.closeTo(Math.max(devine, robinson, miller, hamwi), 10),
    ]);
    expect(String(outputs.noticeCodes)).not.toContain("below-5-feet");
  });

  // Ten inches more: 23, 19, 14.1 and 27 kg for men, 23, 17, 13.6 and 22 kg for women.
  it.each([
    ["male", 73, 71, 70.3, 75],
    ["female", 68.5, 66, 66.7, 67.5],
  ])("rise with each inch: %s, 5 ft 10 in", (sex, devine, robinson, miller, hamwi) => {
    const outputs = feet(5, 10, { sex });
    expect(outputs.devineKg).toBeCloseTo(devine, 10);
    expect(outputs.robinsonKg).toBeCloseTo(robinson, 10);
    expect(outputs.millerKg).toBeCloseTo(miller, 10);
    expect(outputs.hamwiKg).toBeCloseTo(hamwi, 10);
  });

  it("are extrapolated below 5 ft", () => {
    const outputs = feet(4, 10, { sex: "female" });
    expect(outputs.devineKg).toBeCloseTo(40.9, 10);
    expect(outputs.noticeCodes).toBe("below-5-feet");
  });
});

describe("newer formulas", () => {
  it("gives 2.2 kg per unit of BMI at 1.5 m, as the equation is constructed", () => {
    expect(at({ heightCm: 150, targetBmi: 30 }).petersonKg).toBeCloseTo(66, 10);
  });

  it("uses a BMI of 22 for Lemmens", () => {
    expect(at({ heightCm: 200 }).lemmensKg).toBeCloseTo(88, 10);
  });
});

describe("healthy range", () => {
  it.each([
    ["who", 74, 100],
    ["asian", 74, 92],
    ["india", 72, 92],
  ])("%s at 2 m: %s to %s kg", (standard, from, to) => {
    const outputs = at({ heightCm: 200, standard });
    expect(outputs.healthyMinKg).toBeCloseTo(from, 10);
    expect(outputs.healthyMaxKg).toBeCloseTo(to, 10);
  });
});

describe("frame", () => {
  // Grant 1980: men are small above 10.4 and large below 9.6; women above 11 and below 10.1.
  it.each([
    ["male", 176.9, 17, "small"],
    ["male", 176.8, 17, "medium"],
    ["male", 163.2, 17, "medium"],
    ["male", 163.1, 17, "large"],
    ["female", 165.1, 15, "small"],
    ["female", 165, 15, "medium"],
    ["female", 151.5, 15, "medium"],
    ["female", 151.4, 15, "large"],
  ])("%s, %s cm, with a wrist of %s cm: %s", (sex, heightCm, wristCm, frame) => {
    expect(at({ sex, heightCm, wristCm, frame: "auto" })).toMatchObject({ frame, frameMethod: "wrist" });
  });

  // Metropolitan 1983, barefoot: men 5 ft 1 in to 5 ft 2 in 2½–2⅞, 5 ft 3 in to 5 ft 6 in 2⅝–2⅞, 5 ft 7 in to
  // 5 ft 10 in 2¾–3, 5 ft 11 in to 6 ft 2 in 2¾–3⅛; women 4 ft 11 in to 5 ft 2 in 2¼–2½, 5 ft 3 in to 5 ft 6 in 2⅜–2⅝.
  it.each([
    ["male", 5, 2, 2.5, "medium"],
    ["male", 5, 2, 2.4, "small"],
    ["male", 5, 3, 2.5, "small"],
    ["male", 5, 6, 2.875, "medium"],
    ["male", 5, 6, 2.9, "large"],
    ["male", 5, 7, 3, "medium"],
    ["male", 5, 10, 2.7, "small"],
    ["male", 5, 11, 3.125, "medium"],
    ["male", 6, 2, 3.2, "large"],
    ["male", 6, 3, 3.2, "medium"],
    ["female", 4, 10, 2.6, "large"],
    ["female", 5, 2, 2.25, "medium"],
    ["female", 5, 3, 2.25, "small"],
    ["female", 5, 6, 2.625, "medium"],
    ["female", 5, 11, 2.7, "medium"],
  ])("%s, %s ft %s in, with an elbow of %s in: %s", (sex, heightFt, heightIn, elbowIn, frame) => {
    expect(feet(heightFt, heightIn, { sex, elbowIn, frame: "auto" })).toMatchObject({
      frame,
      frameMethod: "elbow",
      heightWristRatio: null,
    });
  });

  it("prefers the elbow to the wrist, and the user’s choice to both", () => {
    const both = { heightCm: 175, wristCm: 20, elbowCm: 6, frame: "auto" };
    expect(at(both)).toMatchObject({ frame: "small", frameMethod: "elbow", heightWristRatio: 8.75 });
    expect(at({ ...both, frame: "large" })).toMatchObject({ frame: "large", frameMethod: "chosen" });
  });

  it("changes the classic formulas by a tenth, and the others not at all", () => {
    const { formulas, averageKg, frameAverageKg } = feet(5, 10, { frame: "small" });
    expect(formulas.map((row: { formula: string }) => row.formula)).toEqual([
      "devine",
      "robinson",
      "miller",
      "hamwi",
      "lemmens",
      "peterson",
    ]);
    expect(formulas[0]).toMatchObject({ year: 1974, frameKg: expect.closeTo(65.7, 10) });
    expect(formulas[4].frameKg).toBeNull();
    expect(formulas[5].frameKg).toBeNull();
    expect(frameAverageKg).toBeCloseTo(0.9 * averageKg, 10);
    expect(feet(5, 10, { frame: "large" }).frameAverageKg).toBeCloseTo(1.1 * averageKg, 10);
  });
});

describe("the Metropolitan table of 1983", () => {
  const pounds = (kg: number) => kg / 0.45359237;
  // In shoes with 1-inch heels: men 5 ft 2 in 131–141, 5 ft 10 in 151–163, 6 ft 4 in 181–207 (large); women
  // 4 ft 10 in 102–111 (small), 5 ft 4 in 124–138, 6 ft 0 in 148–162. Clothing of 5 and 3 lb is subtracted.
  it.each([
    ["male", 5, 1, "medium", 126, 136],
    ["male", 5, 9, "medium", 146, 158],
    ["male", 6, 3, "large", 176, 202],
    ["female", 4, 9, "small", 99, 108],
    ["female", 5, 3, "medium", 121, 135],
    ["female", 5, 11, "medium", 145, 159],
  ])("%s, %s ft %s in, %s frame: %s to %s lb", (sex, heightFt, heightIn, frame, from, to) => {
    const { metropolitanMinKg, metropolitanMaxKg } = feet(heightFt, heightIn, { sex, frame });
    expect(pounds(metropolitanMinKg)).toBeCloseTo(from, 9);
    expect(pounds(metropolitanMaxKg)).toBeCloseTo(to, 9);
  });

  it("rounds to the nearest inch, half up", () => {
    expect(pounds(feet(5, 8.5).metropolitanMinKg)).toBeCloseTo(146, 9);
    expect(pounds(feet(5, 8.49).metropolitanMinKg)).toBeCloseTo(143, 9);
  });

  it.each([
    [5, 0.4, "male"],
    [6, 3.5, "male"],
    [4, 8.4, "female"],
    [5, 11.5, "female"],
  ])("has no row for %s ft %s in (%s)", (heightFt, heightIn, sex) => {
    const outputs = feet(heightFt, heightIn, { sex });
    expect(outputs).toMatchObject({ metropolitanMinKg: null, metropolitanMaxKg: null });
    expect(outputs.noticeCodes).toMatch(/outside-metropolitan$/);
  });
});

describe("present weight", () => {
  it("computes an adjusted body weight as pharmacists do: 190 kg at 70 in is 119.8 kg", () => {
    // University of Houston, Pharmacy calculations: 73 + 0.4 × (190 − 73)
    const outputs = at({ heightCm: 177.8, weightKg: 190 });
    expect(outputs.adjustedWeightKg).toBeCloseTo(119.8, 10);
    expect(outputs.percentOfIdeal).toBeCloseTo(19_000 / 73, 9);
    expect(outputs.differenceKg).toBeCloseTo(190 - (73 + 71 + 70.3 + 75) / 4, 10);
  });

  it("has no adjusted weight up to the Devine weight", () => {
    expect(at({ heightCm: 177.8, weightKg: 73 }).adjustedWeightKg).toBeNull();
    expect(at({ heightCm: 177.8, weightKg: 73 }).percentOfIdeal).toBeCloseTo(100, 10);
    expect(at({})).toMatchObject({ percentOfIdeal: null, adjustedWeightKg: null, differenceKg: null });
  });

  it("accepts stones without pounds", () => {
    const outputs = feet(5, 10, { weightSt: 13, weightLb: null });
    // 13 × 6.35029318 kg
    expect(outputs.percentOfIdeal).toBeCloseTo((100 * 82.55381134) / 73, 9);
  });

  it("solves for the height at which a weight is the Devine weight, and for the BMI of a weight", () => {
    const height = answer(idealWeight, { solve: { for: "heightCm", output: "devineKg", target: 73 } });
    expect("solved" in height && height.solved?.value).toBeCloseTo(177.8, 6);
    // 73.04 kg at 1.82 m: the example of Peterson et al. in reverse.
    const bmi = answer(idealWeight, {
      inputs: { heightCm: 182 },
      solve: { for: "targetBmi", output: "petersonKg", target: 73.04 },
    });
    expect("solved" in bmi && bmi.solved?.value).toBeCloseTo(22, 6);
  });
});

describe("headline", () => {
  it("gives the average, the spread and the healthy range in the visitor’s units", () => {
    expect(headlineOf(idealWeight, { heightCm: 177.8 })).toMatchObject({
      before: "About",
      figure: "72 kg",
      after:
        "by four classic formulas (70.3 to 75 kg). The healthy BMI range at this height is from 58.5 to below 79 kg (WHO).",
    });
    // 72.325 kg is 159.45 lb, 11 st 5.45 lb.
    const imperial = { unitSystem: "imperial", heightFt: 5, heightIn: 10 };
    expect(headlineOf(idealWeight, imperial).figure).toBe("159 lb");
    expect(headlineOf(idealWeight, { ...imperial, weightSt: 12, weightLb: 0 }).figure).toBe("11 st 5 lb");
    expect(headlineOf(idealWeight, { heightCm: 177.8, frame: "large" }).after).toMatch(
      /For a large frame, about 80 kg\./,
    );
  });
});

it("lists the notices in order", () => {
  expect(at({ heightCm: 140, ageYears: 65 }).noticeCodes).toBe("below-5-feet outside-metropolitan older-adult");
  const [, outside] = at({ heightCm: 140 }).notices;
  expect(outside.message).toMatch(/for men it runs from 5 ft 1 in to 6 ft 3 in without shoes/);
});

describe("working", () => {
  it("shows each formula with the visitor’s numbers", () => {
    const expressions = workingOf({ unitSystem: "mixed", heightFt: 5, heightIn: 10 }).map(
      ({ expression }) => expression,
    );
    expect(expressions).toEqual([
      "(5 × 12 + 10) × 2.54",
      "177.8 ÷ 2.54 − 60",
      "50 + 2.3 × 10",
      "52 + 1.9 × 10",
      "56.2 + 1.41 × 10",
      "48 + 2.7 × 10",
      "(73 + 71 + 70.3 + 75) ÷ 4",
      "72.325 × 1",
      "22 × 1.778²",
      "2.2 × 22 + 3.5 × 22 × (1.778 − 1.5)",
      "18.5 × 1.778²",
      "25 × 1.778²",
      "177.8 ÷ 2.54 + 1",
      "(154 − 5) × 0.45359237",
      "(166 − 5) × 0.45359237",
    ]);
  });

  it("shows how the frame was determined, and the steps that use the weight", () => {
    const labels = (inputs: JsonObject) => workingOf(inputs).map(({ label }) => label);
    expect(labels({ wristCm: 17, frame: "auto", weightKg: 82 })).toEqual(
      expect.arrayContaining(["Height ÷ wrist", "Frame by wrist", "Percent of Devine", "Adjusted body weight"]),
    );
    expect(labels({ elbowCm: 7, frame: "auto" })).toContain("Frame by elbow breadth");
  });
});

describe("bad input", () => {
  const HEIGHT = "Height must be between 120 and 250 cm (3 ft 11 in and 8 ft 2 in).";
  const FRAME = "Enter wrist or elbow to find the frame.";
  it.each([
    [{ heightCm: 110 }, "heightCm", HEIGHT],
    [{ unitSystem: "imperial", heightFt: 8, heightIn: 6 }, "heightFt", HEIGHT],
    [{ heightCm: "tall" }, "heightCm", "Enter a number for height."],
    [{ heightCm: null }, "heightCm", "Enter a number for height."],
    [{ frame: "auto" }, "wristCm", FRAME],
    [{ frame: "auto", unitSystem: "mixed", wristCm: 17 }, "wristIn", FRAME],
    [{ ageYears: 15 }, "ageYears", "Ideal weight formulas are for adults of 18 and over."],
    [{ ageYears: 121 }, "ageYears", "Age must be between 18 and 120 years."],
    [{ targetBmi: 50 }, "targetBmi", "BMI must be between 15 and 35."],
    [{ weightKg: 19 }, "weightKg", "Present weight must be between 20 and 650 kg."],
    [{ unitSystem: "imperial", weightLb: 20 }, "weightLb", "Present weight must be between 44.1 and 1,433 lb."],
    [{ wristCm: 31 }, "wristCm", "Wrist must be between 8 and 30 cm (3.2 and 11.8 in)."],
    [{ unitSystem: "imperial", elbowIn: 6 }, "elbowIn", "Elbow breadth must be between 3 and 12 cm (1.2 and 4.7 in)."],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(idealWeight, inputs)).toEqual([{ field, message }]);
  });

  it("ignores inputs in other units, and accepts the limits themselves", () => {
    expect(problemsOf(idealWeight, { heightFt: 99, weightLb: -1, wristIn: 99 })).toEqual([]);
    const edge = { unitSystem: "imperial", heightFt: 0, heightIn: 120 / 2.54 };
    expect(problemsOf(idealWeight, edge)).toEqual([]);
    expect(problemsOf(idealWeight, { heightCm: 250 })).toEqual([]);
  });
});

describe("properties", () => {
  const person = fc.record({
    heightCm: fc.double({ min: 120, max: 249, noNaN: true }),
    sex: fc.constantFrom("female", "male"),
    weightKg: fc.double({ min: 20, max: 300, noNaN: true }),
    frame: fc.constantFrom("small", "medium", "large"),
  });

  it("every formula gives a higher weight for a greater height", () => {
    fc.assert(
      fc.property(person, fc.double({ min: 0.1, max: 1, noNaN: true }), (inputs, more) => {
        const weights = (heightCm: number) => at({ ...inputs, heightCm }).formulas.map((row: { kg: number }) => row.kg);
        const [shorter, taller] = [weights(inputs.heightCm), weights(inputs.heightCm + more)];
        for (const [i, kg] of shorter.entries()) expect(taller[i]).toBeGreaterThan(kg);
      }),
    );
  });

  it("results are the same in pounds, feet and inches as in kilograms and centimeters", () => {
    fc.assert(
      fc.property(person, ({ heightCm, weightKg, ...rest }) => {
        const metric = at({ ...rest, heightCm, weightKg });
        const inches = heightCm / 2.54;
        const imperial = feet(Math.floor(inches / 12), inches % 12, {
          ...rest,
          weightLb: weightKg / 0.45359237,
        });
        expect(imperial.averageKg).toBeCloseTo(metric.averageKg, 9);
        expect(imperial.percentOfIdeal).toBeCloseTo(metric.percentOfIdeal, 8);
        expect(imperial.metropolitanMinKg).toEqual(metric.metropolitanMinKg);
      }),
    );
  });

  it("the adjusted weight is between the Devine weight and the present weight", () => {
    fc.assert(
      fc.property(person, (inputs) => {
        const { adjustedWeightKg, devineKg } = at(inputs);
        if (adjustedWeightKg === null) expect(inputs.weightKg).toBeLessThanOrEqual(devineKg + 1e-9);
        else {
          expect(adjustedWeightKg).toBeGreaterThan(devineKg);
          expect(adjustedWeightKg).toBeLessThan(inputs.weightKg);
        }
      }),
    );
  });
});

it("rounds the healthy range in its rows as in the headline", () => {
  // 18.5 × 1.73² is 55.36865 kg, and 25 × 1.73² is 74.8225 kg.
  const { after } = headlineOf(idealWeight, { heightCm: 173 });
  const { healthyMinKg, healthyMaxKg } = outputsOf(idealWeight, { heightCm: 173 });
  const format = new Format();
  expect(format.value(idealWeight.outputs.healthyMinKg, healthyMinKg)).toBe("55.4 kg");
  expect(format.value(idealWeight.outputs.healthyMaxKg, healthyMaxKg)).toBe("74.8 kg");
  expect(after).toContain("from 55.4 to below 74.8 kg");
});
