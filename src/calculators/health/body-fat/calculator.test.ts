import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import type { Fields } from "../../../core/fields";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import bodyFat from "./calculator";

beforeAll(async () => {
  await loadWorking(bodyFat);
});

const at = (inputs: JsonObject) => outputsOf(bodyFat, inputs);
const inches = (inputs: JsonObject) => at({ unitSystem: "imperial", ...inputs });

function workingOf(inputs: JsonObject): readonly Step[] {
  const result = answer(bodyFat, { inputs, working: true });
  return ("working" in result && result.working) || [];
}

describe("Navy tape", () => {
  it("computes the Army’s example for women: neck 15, waist 42, hip 44, height 64 in gives 47%", () => {
    // Army weight control FAQ on the equation of DoDI 1308.3.
    const woman = { sex: "female", heightFt: 5, heightIn: 4, neckIn: 15, waistIn: 42, hipIn: 44 };
    // 163.205 × 1.8512583 − 97.684 × 1.8061800 − 78.387
    expect(inches(woman).bodyFatPercent).toBeCloseTo(47.3128, 3);
  });

  it("computes an example for men: neck 15.5, waist 34.5, height 70 in gives 17.5%", () => {
    expect(inches({ neckIn: 15.5, waistIn: 34.5 }).bodyFatPercent).toBeCloseTo(17.5, 1);
  });

  it("agrees with the density equations from which it was derived", () => {
    // Hodgdon and Beckett 1984, in centimeters, with Siri's equation.
    fc.assert(
      fc.property(
        fc.double({ min: 80, max: 115, noNaN: true }),
        fc.double({ min: 34, max: 44, noNaN: true }),
        fc.double({ min: 160, max: 195, noNaN: true }),
        (waistCm, neckCm, heightCm) => {
          const log = Math.log10;
          const men = 1.0324 - 0.19077 * log(waistCm - neckCm) + 0.15456 * log(heightCm);
          const found = at({ waistCm, neckCm, heightCm }).bodyFatPercent;
          expect(Math.abs(found - (495 / men - 450))).toBeLessThan(0.6);
          const women = 1.29579 - 0.35004 * log(waistCm + 100 - neckCm) + 0.221 * log(heightCm);
          const female = at({ sex: "female", waistCm, neckCm, heightCm, hipCm: 100 }).bodyFatPercent;
          expect(Math.abs(female - (495 / women - 450))).toBeLessThan(1);
        },
      ),
    );
  });
});

describe("Army tape of 2023", () => {
  const army = { method: "army-2023", weightLb: 180, abdomenIn: 34 };

  it("has its own equation for women", () => {
    // −9.15 − 0.015 × 140 + 1.27 × 32
    expect(inches({ ...army, sex: "female", weightLb: 140, abdomenIn: 32 }).bodyFatPercent).toBeCloseTo(29.39, 10);
  });

  // To the half inch, pound and percent, half up. At 180 lb, 34.25 in counts as 34.5 in: 20.085%.
  it.each([
    [180, 34.24, 19],
    [180, 34.25, 20],
    [180.4, 34.74, 20],
    [180, 34.75, 21],
    [179.5, 34, 19],
    // −26.97 − 0.12 × 176 + 1.99 × 34 is 19.57; at 177 lb it is 19.45.
    [176.49, 34, 20],
    [176.5, 34, 19],
  ])("rounds %s lb and %s in to %s%%", (weightLb, abdomenIn, percent) => {
    expect(inches({ ...army, weightLb, abdomenIn, officialRounding: true }).bodyFatPercent).toBe(percent);
  });

  it("uses a man’s waist if the abdomen was not measured", () => {
    const { abdomenIn: _, ...rest } = army;
    expect(inches({ ...rest, waistIn: 34 }).bodyFatPercent).toBeCloseTo(19.09, 10);
    expect(inches({ ...army, waistIn: 40 }).bodyFatPercent).toBeCloseTo(19.09, 10);
  });
});

describe("methods that use the waist", () => {
  it("YMCA: 180 lb and 36 in", () => {
    // 100 × (149.4 − 14.76 − 98.42) ÷ 180, and with 76.76 for women
    const body = { method: "ymca", weightLb: 180, waistIn: 36 };
    expect(inches(body).bodyFatPercent).toBeCloseTo(3622 / 180, 9);
    expect(inches({ ...body, sex: "female" }).bodyFatPercent).toBeCloseTo(5788 / 180, 9);
  });

  it("relative fat mass: a waist of half the height is 24% in men, 36% in women", () => {
    const body = { method: "rfm", heightCm: 180, waistCm: 90 };
    expect(at(body).bodyFatPercent).toBeCloseTo(24, 10);
    expect(at({ ...body, sex: "female" }).bodyFatPercent).toBeCloseTo(36, 10);
  });
});

describe("methods that use BMI", () => {
  // 100 kg at 2 m is a BMI of 25.
  const body = { heightCm: 200, weightKg: 100, ageYears: 40 };

  it("Deurenberg", () => {
    // 30 + 9.2 − 10.8 − 5.4
    expect(at({ ...body, method: "deurenberg" }).bodyFatPercent).toBeCloseTo(23, 10);
    expect(at({ ...body, method: "deurenberg", sex: "female" }).bodyFatPercent).toBeCloseTo(33.8, 10);
  });

  it("Deurenberg, for children under 16", () => {
    // 18 kg at 1 m: 1.51 × 18 − 0.70 × 10 + 1.4, 3.6 less for boys
    const child = { method: "deurenberg", heightCm: 100, weightKg: 18, ageYears: 10 };
    expect(at({ ...child, sex: "female" }).bodyFatPercent).toBeCloseTo(21.58, 10);
    expect(at(child).bodyFatPercent).toBeCloseTo(17.98, 10);
    // At 16: 21.6 + 3.68 − 5.4
    expect(at({ ...child, sex: "female", ageYears: 16 }).bodyFatPercent).toBeCloseTo(19.88, 10);
  });

  it("CUN-BAE", () => {
    // −44.988 + 20.12 + 79.3 − 16.25 − 20 + 5.25; women + 10.689 + 4.525 − 3.125
    expect(at({ ...body, method: "cun-bae" }).bodyFatPercent).toBeCloseTo(23.432, 9);
    expect(at({ ...body, method: "cun-bae", sex: "female" }).bodyFatPercent).toBeCloseTo(35.521, 9);
  });
});

describe("skinfolds", () => {
  const seven = {
    chestFold: 10,
    abdominalFold: 20,
    thighFold: 15,
    tricepsFold: 10,
    suprailiacFold: 15,
    subscapularFold: 15,
    midaxillaryFold: 15,
  };

  it("three folds, men: 15, 18 and 20 mm at age 30 is a density of 1.06234, 16.0%", () => {
    const outputs = at({
      method: "jackson-pollock-3",
      ageYears: 30,
      chestFold: 15,
      abdominalFold: 18,
      thighFold: 20,
    });
    expect(outputs.bodyDensity).toBeCloseTo(1.06234, 5);
    expect(outputs.bodyFatPercent).toBeCloseTo(16, 1);
  });

  it("three folds, women: triceps, suprailiac and thigh", () => {
    const outputs = at({
      method: "jackson-pollock-3",
      sex: "female",
      ageYears: 40,
      tricepsFold: 20,
      suprailiacFold: 10,
      thighFold: 20,
      chestFold: 99,
    });
    // 1.0994921 − 0.049645 + 0.00575 − 0.005568
    expect(outputs.bodyDensity).toBeCloseTo(1.0500291, 10);
    expect(outputs.bodyFatPercent).toBeCloseTo(495 / 1.0500291 - 450, 9);
  });

  it("seven folds that add up to 100 mm", () => {
    const men = at({ method: "jackson-pollock-7", ageYears: 40, ...seven });
    // 1.112 − 0.043499 + 0.0055 − 0.0115304
    expect(men.bodyDensity).toBeCloseTo(1.0624706, 10);
    const women = at({ method: "jackson-pollock-7", sex: "female", ageYears: 40, ...seven });
    // 1.097 − 0.046971 + 0.0056 − 0.0051312
    expect(women.bodyDensity).toBeCloseTo(1.0504978, 10);
  });

  it("converts density to fat by Siri or Brozek", () => {
    const body = { method: "jackson-pollock-7", ageYears: 40, ...seven };
    expect(at(body).bodyFatPercent).toBeCloseTo(495 / 1.0624706 - 450, 8);
    expect(at({ ...body, densityEquation: "brozek" }).bodyFatPercent).toBeCloseTo(457 / 1.0624706 - 414.2, 8);
  });

  it("gives no density for other methods", () => {
    expect(at({}).bodyDensity).toBeNull();
  });
});

describe("categories", () => {
  /** A body with the given percentage: relative fat mass can be solved for the waist, 20 × height ÷ (64 − fat). */
  const withFat = (percent: number, more: JsonObject = {}) => {
    const constant = more.sex === "female" ? 76 : 64;
    return at({ method: "rfm", heightCm: 180, waistCm: 3600 / (constant - percent), ...more });
  };

  it.each([
    ["male", [1.9, 2, 5.9, 6, 13.9, 14, 17.9, 18, 24.9, 25]],
    ["female", [9.9, 10, 13.9, 14, 20.9, 21, 24.9, 25, 31.9, 32]],
  ])("ACE bands: %s", (sex, percents) => {
    expect(percents.map((percent) => withFat(percent, { sex }).aceCategory)).toEqual([
      "below-essential",
      "essential",
      "essential",
      "athletes",
      "athletes",
      "fitness",
      "fitness",
      "average",
      "average",
      "obese",
    ]);
  });

  // Gallagher et al. 2000, table 5.
  it.each([
    ["male", 20, [7.9, 8, 20, 25]],
    ["male", 39.9, [7.9, 8, 20, 25]],
    ["male", 40, [10.9, 11, 22, 28]],
    ["male", 60, [12.9, 13, 25, 30]],
    ["male", 79.9, [12.9, 13, 25, 30]],
    ["female", 39, [20.9, 21, 33, 39]],
    ["female", 59, [22.9, 23, 34, 40]],
    ["female", 79, [23.9, 24, 36, 42]],
  ])("by age: %s, %s years", (sex, ageYears, percents) => {
    expect(percents.map((percent) => withFat(percent, { sex, ageYears }).ageCategory)).toEqual([
      "underfat",
      "healthy",
      "overfat",
      "obese",
    ]);
  });

  it("has no age band outside 20 to 79, and no ACE band under 18", () => {
    expect(withFat(20, { ageYears: 80 })).toMatchObject({ ageCategory: null, aceCategory: "average" });
    const child = { method: "deurenberg", ageYears: 12, heightCm: 150, weightKg: 40 };
    expect(at(child)).toMatchObject({
      ageCategory: null,
      aceCategory: null,
      armyMaxPercent: null,
      meetsDod2026: null,
    });
  });

  // AR 600-9, table B-2.
  it.each([
    [17, 20, 30],
    [20, 20, 30],
    [21, 22, 32],
    [27.9, 22, 32],
    [28, 24, 34],
    [39, 24, 34],
    [40, 26, 36],
  ])("Army limits at %s years: %s%% and %s%%", (ageYears, men, women) => {
    const body = { method: "deurenberg", ageYears };
    expect(at(body).armyMaxPercent).toBe(men);
    expect(at({ ...body, sex: "female" }).armyMaxPercent).toBe(women);
  });

  it("compares the abdomen, or else the waist, with 0.55 of the height", () => {
    expect(at({ heightCm: 180, waistCm: 99 })).toMatchObject({ waistToHeight: 0.55, meetsDod2026: false });
    expect(at({ heightCm: 180, waistCm: 98.9 }).meetsDod2026).toBe(true);
    expect(at({ heightCm: 180, waistCm: 90, abdomenCm: 108 }).waistToHeight).toBeCloseTo(0.6, 12);
    expect(at({ method: "cun-bae", waistCm: null })).toMatchObject({
      waistToHeight: null,
      meetsDod2026: null,
    });
  });
});

describe("all methods", () => {
  const percents = (inputs: JsonObject) =>
    Object.fromEntries(
      at(inputs).methods.map((row: { method: string; bodyFatPercent: number | null }) => [
        row.method,
        row.bodyFatPercent,
      ]),
    );

  it("are listed in the order of the options, each with the result it gives when chosen", () => {
    const body = { abdomenCm: 93, chestFold: 12, abdominalFold: 20, thighFold: 16 };
    const found = percents(body);
    expect(Object.keys(found)).toEqual([
      "navy",
      "army-2023",
      "ymca",
      "deurenberg",
      "cun-bae",
      "rfm",
      "jackson-pollock-3",
      "jackson-pollock-7",
    ]);
    expect(found["jackson-pollock-7"]).toBeNull();
    for (const method of Object.keys(found).slice(0, -1))
      expect(at({ ...body, method }).bodyFatPercent).toBe(found[method]);
  });

  it("are null if a measurement is missing, the result is impossible or the method is for adults", () => {
    expect(percents({ method: "cun-bae", neckCm: null })).toMatchObject({ navy: null });
    expect(percents({ method: "cun-bae", waistCm: null })).toMatchObject({
      ymca: null,
      rfm: null,
      navy: null,
    });
    expect(percents({ method: "rfm", neckCm: 75, waistCm: 70 }).navy).toBeNull();
    expect(percents({ sex: "female" })["army-2023"]).toBeNull();
    const child = percents({ method: "deurenberg", ageYears: 17 });
    expect(Object.values(child).filter((percent) => percent !== null)).toHaveLength(1);
  });

  it("have a mean", () => {
    const found = percents({}) as Record<string, number | null>;
    const all = Object.values(found).filter((percent) => percent !== null);
    expect(all).toHaveLength(6);
    expect(at({}).meanPercent).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / 6, 10);
  });
});

describe("mass and goal", () => {
  it("splits the weight into fat and lean mass", () => {
    const outputs = at({ method: "deurenberg", heightCm: 200, weightKg: 100, ageYears: 40 });
    expect(outputs.fatMassKg).toBeCloseTo(23, 10);
    expect(outputs.leanMassKg).toBeCloseTo(77, 10);
  });

  it("keeps lean mass at the goal", () => {
    const goal = {
      method: "deurenberg",
      heightCm: 200,
      weightKg: 100,
      ageYears: 40,
      goalBodyFatPercent: 12.5,
    };
    // 77 ÷ 0.875
    expect(at(goal).goalWeightKg).toBeCloseTo(88, 10);
    expect(at(goal).fatToLoseKg).toBeCloseTo(12, 10);
    expect(at({ ...goal, goalBodyFatPercent: 30 }).fatToLoseKg).toBeCloseTo(-10, 10);
    expect(at({})).toMatchObject({ goalWeightKg: null, fatToLoseKg: null });
  });

  it("finds the waist for a body fat by the Navy tape", () => {
    const solved = answer(bodyFat, {
      inputs: { heightCm: 177.8, neckCm: 40.64 },
      solve: { for: "waistCm", output: "bodyFatPercent", target: 19.4290781064 },
    });
    // 70 in, neck 16 in: 19.43% is a waist of 36 in.
    expect("solved" in solved && solved.solved?.value).toBeCloseTo(91.44, 5);
  });
});

describe("notices", () => {
  const folds = { method: "jackson-pollock-3", chestFold: 12, abdominalFold: 20, thighFold: 16 };
  const women = { ...folds, sex: "female", tricepsFold: 15, suprailiacFold: 12 };
  it.each([
    [{}, null],
    [{ method: "rfm", heightCm: 180, waistCm: 58 }, "implausible-result below-essential"],
    [{ waistCm: 250 }, "implausible-result"],
    [{ ...folds, ageYears: 61 }, null],
    [{ ...folds, ageYears: 62 }, "jp-age"],
    [{ ...women, ageYears: 55 }, null],
    [{ ...women, ageYears: 56 }, "jp-age"],
    [{ method: "cun-bae", ageYears: 80 }, "age-outside-gallagher"],
    [{ method: "cun-bae", ageYears: 81 }, "cun-bae-age age-outside-gallagher"],
    [{ method: "deurenberg", ageYears: 83 }, "age-outside-gallagher"],
    [{ method: "deurenberg", ageYears: 84 }, "deurenberg-age age-outside-gallagher"],
    [{ method: "rfm", ageYears: 19 }, "rfm-age age-outside-gallagher"],
    [{ method: "rfm", ageYears: 20 }, null],
    [{ method: "deurenberg", ageYears: 12, heightCm: 150, weightKg: 40 }, "age-outside-gallagher"],
    [{ method: "rfm", sex: "female", heightCm: 180, waistCm: 54 }, "below-essential"],
  ])("%o: %s", (inputs, codes) => {
    expect(at(inputs).noticeCodes).toBe(codes);
  });
});

describe("headline", () => {
  it("gives fat and lean mass in the visitor’s units, and the categories", () => {
    const body = { method: "deurenberg", heightCm: 200, weightKg: 100, ageYears: 40 };
    expect(headlineOf(bodyFat, body)).toEqual({
      label: "Body fat",
      before: "About",
      figure: "23%",
      after: "body fat: 23 kg of fat and 77 kg lean. Category: average (ACE), overfat for this age.",
    });
    const child = { method: "deurenberg", ageYears: 12, heightCm: 150, weightKg: 40 };
    expect(headlineOf(bodyFat, child).after).toMatch(/lean\.$/);
    expect(headlineOf(bodyFat, { unitSystem: "imperial", weightSt: 13, weightLb: 0 }).after).toMatch(
      /^body fat: \d st [\d.]+ lb of fat and \d+ st [\d.]+ lb lean/,
    );
  });

  it("is never rounded into another category", () => {
    // 64 − 3600 ÷ 92 = 24.87
    expect(headlineOf(bodyFat, { method: "rfm", heightCm: 180, waistCm: 92 }).figure).toBe("24.9%");
  });
});

describe("working", () => {
  it("shows the logarithms of the Navy tape", () => {
    expect(workingOf({ unitSystem: "mixed" }).map(({ expression }) => expression)).toEqual([
      "5 × 12 + 10",
      "36.2 − 15.4",
      "log₁₀(20.8)",
      "log₁₀(70)",
      "86.01 × 1.318063 − 70.041 × 1.845098 + 36.76",
      // 113.366599 − 129.232509 + 36.76
      "82 × 20.894116 ÷ 100",
      "82 − 17.133175",
    ]);
  });

  it("shows the Army’s rounding", () => {
    const army = { unitSystem: "imperial", method: "army-2023", weightLb: 180.6, abdomenIn: 34.3 };
    const steps = workingOf({ ...army, officialRounding: true });
    expect(steps.map(({ value }) => value).slice(1, 5)).toEqual(["34.5 in", "181 lb", "19.965%", "20%"]);
    expect(workingOf(army).map(({ label }) => label)).not.toContain("Reported, rounded");
  });

  it("shows the sum of the folds, the density and its equation", () => {
    const steps = workingOf({
      method: "jackson-pollock-3",
      ageYears: 30,
      chestFold: 15,
      abdominalFold: 18,
      thighFold: 20,
    });
    expect(steps.slice(0, 3).map(({ expression }) => expression)).toEqual([
      "15 + 18 + 20",
      "1.10938 − 0.0008267 × 53 + 0.0000016 × 53² − 0.0002574 × 30",
      // 1.10938 − 0.0438151 + 0.0044944 − 0.007722
      "495 ÷ 1.0623373 − 450",
    ]);
  });
});

describe("bad input", () => {
  const NONE = "These measurements give no positive body fat. Check them.";
  const ADULTS = "This method is for adults of 18 and over. Use the BMI method for children.";
  const folds = { chestFold: 12, abdominalFold: 20, thighFold: 16 };
  it.each([
    [{ neckCm: null }, "neckCm", "Enter the neck measurement for this method."],
    [{ unitSystem: "imperial", neckIn: null }, "neckIn", "Enter the neck measurement for this method."],
    [{ sex: "female", hipCm: null }, "hipCm", "Enter the hip measurement for this method."],
    [{ waistCm: null }, "waistCm", "Enter the waist measurement for this method."],
    [{ waistCm: 75, neckCm: 75 }, "neckCm", "The waist must be larger than the neck."],
    [{ unitSystem: "mixed", waistIn: 20, neckIn: 21 }, "neckIn", "The waist must be larger than the neck."],
    [{ method: "army-2023", sex: "female" }, "abdomenCm", "Enter the abdomen at the navel."],
    [{ method: "army-2023", waistCm: null }, "abdomenCm", "Enter the abdomen at the navel."],
    [{ ageYears: 15 }, "ageYears", ADULTS],
    [{ ageYears: 6 }, "ageYears", "Age must be between 7 and 110 years."],
    [
      { method: "jackson-pollock-3", ...folds, thighFold: null },
      "thighFold",
      "Enter the thigh skinfold measurement for this method.",
    ],
    [
      { method: "jackson-pollock-3", ...folds, chestFold: 300 },
      "chestFold",
      "A skinfold must be between 1 and 120 mm.",
    ],
    [{ waistCm: 50, neckCm: 45 }, "waistCm", NONE],
    [{ method: "ymca", waistCm: 40 }, "waistCm", NONE],
    [{ method: "rfm", unitSystem: "imperial", waistIn: 17 }, "waistIn", NONE],
    [{ method: "army-2023", abdomenCm: 45 }, "abdomenCm", NONE],
    [{ method: "army-2023", waistCm: 45 }, "waistCm", NONE],
    [{ method: "deurenberg", weightKg: 20 }, "weightKg", NONE],
    [{ method: "cun-bae", unitSystem: "imperial", weightLb: 60 }, "weightLb", NONE],
    [{ method: "jackson-pollock-3", ageYears: 18, chestFold: 1, abdominalFold: 1, thighFold: 1 }, "chestFold", NONE],
    [
      { method: "ymca", weightKg: 20, waistCm: 200 },
      "waistCm",
      "These measurements give a body fat of 100% or more. Check them.",
    ],
    [{ weightKg: 10 }, "weightKg", "Weight must be between 15 and 650 kg."],
    [{ heightCm: 80 }, "heightCm", "Height must be between 90 and 272 cm (2 ft 11 in and 8 ft 11 in)."],
    [{ goalBodyFatPercent: 70 }, "goalBodyFatPercent", "Body fat goal must be between 3 and 60%."],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(bodyFat, inputs)).toEqual([{ field, message }]);
  });

  it("lists every missing measurement", () => {
    expect(problemsOf(bodyFat, { method: "jackson-pollock-7" }).map(({ field }) => field)).toEqual([
      "chestFold",
      "abdominalFold",
      "thighFold",
      "tricepsFold",
      "suprailiacFold",
      "subscapularFold",
      "midaxillaryFold",
    ]);
  });

  it("ignores hips for men, and Army rounding for other methods", () => {
    expect(problemsOf(bodyFat, { hipCm: -5, officialRounding: "maybe" })).toEqual([]);
    expect(problemsOf(bodyFat, { method: "deurenberg", neckCm: null, waistCm: null, ageYears: 10 })).toEqual([]);
  });
});

describe("properties", () => {
  const body = fc.record({
    sex: fc.constantFrom("female", "male"),
    ageYears: fc.integer({ min: 18, max: 80 }),
    heightCm: fc.double({ min: 150, max: 200, noNaN: true }),
    weightKg: fc.double({ min: 55, max: 110, noNaN: true }),
    neckCm: fc.double({ min: 32, max: 42, noNaN: true }),
    waistCm: fc.double({ min: 85, max: 120, noNaN: true }),
    hipCm: fc.double({ min: 95, max: 120, noNaN: true }),
  });

  it("gives the same results in pounds, feet and inches as in kilograms and centimeters", () => {
    fc.assert(
      fc.property(body, ({ heightCm, weightKg, neckCm, waistCm, hipCm, ...rest }) => {
        const metric = at({ ...rest, heightCm, weightKg, neckCm, waistCm, hipCm });
        const imperial = inches({
          ...rest,
          heightFt: 0,
          heightIn: heightCm / 2.54,
          weightLb: weightKg / 0.45359237,
          neckIn: neckCm / 2.54,
          waistIn: waistCm / 2.54,
          hipIn: hipCm / 2.54,
        });
        for (const [i, { bodyFatPercent }] of metric.methods.entries())
          if (bodyFatPercent === null) expect(imperial.methods[i].bodyFatPercent).toBeNull();
          else expect(imperial.methods[i].bodyFatPercent).toBeCloseTo(bodyFatPercent, 8);
      }),
    );
  });

  it("rises with the waist for every method that uses it", () => {
    fc.assert(
      fc.property(body, (inputs) => {
        const methods = ["navy", "ymca", "rfm"];
        for (const method of methods) {
          const thinner = at({ ...inputs, method }).bodyFatPercent;
          expect(at({ ...inputs, method, waistCm: inputs.waistCm + 1 }).bodyFatPercent).toBeGreaterThan(thinner);
        }
      }),
    );
  });

  it("reaches the goal at the goal weight with the same lean mass", () => {
    fc.assert(
      fc.property(body, fc.double({ min: 5, max: 40, noNaN: true }), (inputs, goalBodyFatPercent) => {
        const { goalWeightKg, leanMassKg, fatToLoseKg } = at({ ...inputs, goalBodyFatPercent });
        expect(100 * (1 - leanMassKg / goalWeightKg)).toBeCloseTo(goalBodyFatPercent, 9);
        expect(goalWeightKg + fatToLoseKg).toBeCloseTo(inputs.weightKg, 9);
      }),
    );
  });
});

describe("the Army's verdict", () => {
  const army = { unitSystem: "imperial", method: "army-2023", weightLb: 180, ageYears: 30 };
  const second = (inputs: JsonObject) => headlineOf(bodyFat, { ...army, ...inputs }).second;

  it("is with its own method, against the limit of AR 600-9 for the age", () => {
    expect(second({ abdomenIn: 34 })).toBe("Within the Army’s limit of 24% at this age.");
    // −26.97 − 0.12 × 180 + 1.99 × 37 = 25.06; one month from 28, the limit is 22%.
    expect(second({ abdomenIn: 37 })).toBe("Over the Army’s limit of 24% at this age, by 1.1 points.");
    expect(second({ abdomenIn: 37, officialRounding: true })).toContain("by 1 point.");
    expect(second({ abdomenIn: 37, method: "navy" })).toBeUndefined();
  });
});

it("is solved for the girth that the method measures: the abdomen for the Army, else the waist", () => {
  const { abdomenCm, waistCm } = bodyFat.inputs as Fields;
  expect(waistCm?.solve).toEqual({ rank: 1, when: { method: ["navy", "ymca", "rfm"] } });
  expect(abdomenCm?.solve).toEqual({ rank: 1, when: { method: "army-2023" } });
});
