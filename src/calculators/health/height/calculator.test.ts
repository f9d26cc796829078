import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, prepare } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, prepareChoices, problemsOf, workingLines } from "../../../core/testing";
import { ageMonths, female, male } from "../../../data/cdc-bmi-lms.json";
import { L, M, S } from "../../../data/cdc-stature-girls-lms.json";
import { HEIGHT_PREDICTION } from "../../../data/height-prediction";
import { lmsAt, valueAtZ } from "../../../math/health/lms";
import { normalQuantile } from "../../../math/statistics/normal";
import height from "./calculator";
import { statureAt } from "./stature";

beforeAll(async () => {
  // The page opens with a boy. The table for girls is loaded on demand, and never to convert a height.
  expect(prepare(height, {})).toBeNull();
  expect(prepare(height, { inputs: { sex: "female", mode: "convert" } })).toBeNull();
  expect(prepare(height, { inputs: { sex: "female" } })).not.toBeNull();
  await prepareChoices(height);
});

const at = (inputs: JsonObject) => outputsOf(height, inputs);

function workingOf(inputs: JsonObject): readonly Step[] {
  const result = answer(height, { inputs, working: true });
  return ("working" in result && result.working) || [];
}

describe("CDC stature-for-age", () => {
  it("reproduces the percentiles printed in the data file statage", () => {
    const boys = (months: number, percentile: number) =>
      valueAtZ(statureAt("male", months), normalQuantile(percentile / 100));
    const printed = {
      3: 79.91084447,
      5: 80.72977321,
      10: 81.99171445,
      25: 84.10289217,
      50: 86.45220101,
      75: 88.80524943,
      90: 90.92619137,
      95: 92.19687928,
      97: 93.02265441,
    };
    for (const [percentile, cm] of Object.entries(printed)) expect(boys(24, Number(percentile))).toBeCloseTo(cm, 6);
    expect(boys(24.5, 5)).toBeCloseTo(81.08868489, 6);
    expect(boys(30.5, 5)).toBeCloseTo(85.3469433, 6);
  });

  it("finds the percentile of a height", () => {
    const boy = { mode: "percentile", ageYears: 2, heightCm: 92.19687928 };
    expect(at(boy)).toMatchObject({
      percentile: expect.closeTo(95, 5),
      zScore: expect.closeTo(1.6448536, 5),
      medianCm: 86.45220101,
      p5Cm: expect.closeTo(80.72977321, 6),
      p95Cm: expect.closeTo(92.19687928, 6),
    });
  });

  it("compares adults with age 20, where the median is 176.85 cm for men and 163.34 cm for women", () => {
    const adult = { mode: "percentile", ageYears: 45 };
    expect(at({ ...adult, heightCm: 176.8492322 }).percentile).toBeCloseTo(50, 8);
    expect(at({ ...adult, sex: "female", heightCm: 163.338251 }).percentile).toBeCloseTo(50, 8);
  });

  it("uses the last row of the girls’ table for women", () => {
    const last = { L: L.at(-1), M: M.at(-1), S: S.at(-1) };
    expect(statureAt("female", 240)).toEqual(last);
    expect(statureAt("female", 239.999999).M).toBeCloseTo(last.M as number, 5);
  });

  it("stays accurate where girls’ L passes through 0, near 58 and 102 months", () => {
    for (const months of [57, 58, 59, 101, 102, 103]) {
      const girl = { mode: "percentile", sex: "female", ageYears: 0, ageMonths: 0 };
      const lms = statureAt("female", months);
      const outputs = at({ ...girl, ageYears: months / 12, heightCm: lms.M * Math.exp(lms.S) });
      expect(outputs.zScore).toBeCloseTo(1, 2);
    }
  });
});

describe("Khamis–Roche", () => {
  it("gives 62.58 in for a girl of 4, 40 in, 45 lb, with parents of 66 in on average", () => {
    // −8.1325 + 1.24768 × 40 − 0.19435 × 45 + 0.44774 × 66
    const girl = {
      unitSystem: "imperial",
      sex: "female",
      ageYears: 4,
      heightFt: 3,
      heightIn: 4,
      weightLb: 45,
      fatherHeightFt: 5,
      fatherHeightIn: 9,
      motherHeightFt: 5,
      motherHeightIn: 3,
    };
    expect(at(girl).khamisRocheCm / 2.54).toBeCloseTo(62.57979, 6);
    expect(at(girl).khamisRocheLowCm / 2.54).toBeCloseTo(60.87979, 6);
    expect(at(girl).khamisRocheHighCm / 2.54).toBeCloseTo(64.27979, 6);
  });

  it("interpolates between half years", () => {
    const boy = { heightCm: 128, weightKg: 26 };
    const between = at({ ...boy, ageYears: 8.25 }).khamisRocheCm;
    const [low, high] = [8, 8.5].map((ageYears) => at({ ...boy, ageYears }).khamisRocheCm);
    expect(between).toBeCloseTo((low + high) / 2, 9);
  });

  it("applies from 4 to 17½ years with height and weight", () => {
    const used = (inputs: JsonObject) => at(inputs).khamisRocheCm !== null;
    expect([3.99, 4, 17.5, 17.51].map((ageYears) => used({ ageYears }))).toEqual([false, true, true, false]);
    expect(used({ birthDate: "2022-11-20" })).toBe(true);
    expect(used({ birthDate: "2022-11-21" })).toBe(false);
    expect(used({ weightKg: null })).toBe(false);
    expect(used({ heightCm: null })).toBe(false);
  });

  // Catches mistyped digits in a row: average children of average parents must become average adults.
  it.each(["male", "female"] as const)("predicts average adults from average children: %s", (sex) => {
    const adult = statureAt(sex, 240).M;
    const { ageYears } = HEIGHT_PREDICTION.khamisRoche.value;
    expect(ageYears).toHaveLength(28);
    for (const [i, years] of ageYears.entries()) {
      expect(years).toBe(4 + i / 2);
      const cm = statureAt(sex, 12 * years).M;
      const bmi = lmsAt(ageMonths, { female, male }[sex], 12 * years).M;
      const found = at({
        sex,
        ageYears: years,
        heightCm: cm,
        weightKg: bmi * (cm / 100) ** 2,
        fatherHeightCm: 176.8492322,
        motherHeightCm: 163.338251,
      }).khamisRocheCm;
      expect(Math.abs(found - adult)).toBeLessThan(3.5);
    }
  });
});

describe("from the parents", () => {
  it("Tanner: plus half of 13 cm for boys, minus for girls, ± 8.5 cm", () => {
    const parents = { fatherHeightCm: 180, motherHeightCm: 165 };
    expect(at(parents)).toMatchObject({
      midParentalCm: 179,
      midParentalLowCm: 170.5,
      midParentalHighCm: 187.5,
    });
    expect(at({ ...parents, sex: "female" }).midParentalCm).toBe(166);
  });

  it("conditional target: parents at the median give the median, and tall ones regress toward it", () => {
    const average = { fatherHeightCm: 176.8492322, motherHeightCm: 163.338251 };
    expect(at(average).conditionalTargetCm).toBeCloseTo(176.8492322, 8);
    expect(at({ ...average, sex: "female" }).conditionalTargetCm).toBeCloseTo(163.338251, 8);
    // Both parents at z = 2: the child's z is 0.72 × 2, its range 1.6 on either side.
    const tall = (sex: "female" | "male", z: number) => valueAtZ(statureAt(sex, 240), z);
    const outputs = at({ fatherHeightCm: tall("male", 2), motherHeightCm: tall("female", 2) });
    expect(outputs.conditionalTargetCm).toBeCloseTo(tall("male", 1.44), 8);
    expect(outputs.conditionalLowCm).toBeCloseTo(tall("male", -0.16), 8);
    expect(outputs.conditionalHighCm).toBeCloseTo(tall("male", 3.04), 8);
  });

  it("India: 9 cm more for boys, 4 cm less for girls", () => {
    const parents = { fatherHeightCm: 170, motherHeightCm: 156 };
    expect(at(parents).indiaTargetCm).toBe(172);
    expect(at({ ...parents, sex: "female" }).indiaTargetCm).toBe(159);
  });

  it.each([
    [null, 0],
    [44, 0],
    [45, 0.75],
    [55, 0.75],
    [56, 1.5],
  ])("adds back the height that a parent of %s years has lost: %s cm in the mean", (fatherAge, more) => {
    expect(at({ fatherAge }).midParentalCm).toBeCloseTo(175 + more, 10);
    expect(at({ motherAge: fatherAge }).indiaTargetCm).toBeCloseTo(177.5 + more, 10);
  });
});

describe("the answer", () => {
  it("is Khamis–Roche, otherwise the current percentile, otherwise mid-parental height", () => {
    expect(at({})).toMatchObject({ predictionMethod: "khamis-roche" });
    expect(at({}).predictedCm).toBe(at({}).khamisRocheCm);
    const unweighed = at({ weightKg: null });
    expect(unweighed).toMatchObject({ predictionMethod: "percentile-projection", khamisRocheCm: null });
    expect(unweighed.predictedCm).toBe(unweighed.percentileProjectionCm);
    expect(at({ heightCm: null })).toMatchObject({
      predictionMethod: "mid-parental",
      predictedCm: 175,
      percentile: null,
      percentOfAdult: null,
      remainingCm: null,
      totalCm: null,
    });
    expect(at({ ageYears: 1, heightCm: 76 })).toMatchObject({
      predictionMethod: "mid-parental",
      percentileProjectionCm: null,
    });
  });

  it("projects the current percentile to 20 years", () => {
    const boy = { ageYears: 2, heightCm: 86.45220101, weightKg: null };
    expect(at(boy).percentileProjectionCm).toBeCloseTo(176.8492322, 8);
  });

  it("is never below the current height", () => {
    const grown = at({ ageYears: 17, heightCm: 190, weightKg: 80 });
    expect(grown.khamisRocheCm).toBeLessThan(190);
    expect(grown).toMatchObject({ predictedCm: 190, percentOfAdult: 100, remainingCm: 0 });
    expect(grown.noticeCodes).toBe("near-adult");
  });

  it("lists five methods in a table", () => {
    expect(at({}).methods.map((row: { method: string }) => row.method)).toEqual([
      "mid-parental",
      "conditional-target",
      "india-atluri-2018",
      "khamis-roche",
      "percentile-projection",
    ]);
    expect(at({}).methods[2]).toMatchObject({ lowCm: null, highCm: null });
    expect(at({ weightKg: null }).methods[3]).toMatchObject({ predictedCm: null, lowCm: null });
  });

  it("gives a curve from 2 to 20 years", () => {
    const { curve } = at({ ageYears: 2, heightCm: 92.19687928 });
    expect(curve).toHaveLength(19);
    expect(curve[0]).toMatchObject({ ageYears: 2, p50Cm: 86.45220101 });
    for (const row of curve) expect(row.childCm).toBeCloseTo(row.p95Cm, 6);
    expect(at({ heightCm: null }).curve[18].childCm).toBeNull();
  });
});

describe("age", () => {
  it("counts from the date of birth as the CDC program does", () => {
    // 3,672 days ÷ 30.4375; the CDC gives 120.641.
    expect(at({ birthDate: "2016-10-31" }).ageMonthsTotal).toBeCloseTo(120.641, 3);
    expect(at({ ageYears: 7, ageMonths: 11 }).ageMonthsTotal).toBe(95);
  });

  it("has percentiles from the second birthday on", () => {
    const child = { mode: "percentile", heightCm: 86 };
    expect(at({ ...child, birthDate: "2024-11-20" }).percentile).toBeGreaterThan(0);
    expect(problemsOf(height, { ...child, birthDate: "2024-11-21" })[0]?.field).toBe("birthDate");
  });
});

describe("conversion", () => {
  it.each([
    [5, 11, 180.34],
    [6, 0, 182.88],
    [0, 71, 180.34],
    [0, 0.5, 1.27],
  ])("%s ft %s in is %s cm", (heightFt, heightIn, cm) => {
    const outputs = at({ mode: "convert", unitSystem: "imperial", heightFt, heightIn });
    expect(outputs.totalCm).toBeCloseTo(cm, 10);
    expect(outputs.meters).toBeCloseTo(cm / 100, 10);
    expect(outputs.totalInches).toBeCloseTo(12 * heightFt + heightIn, 10);
    expect(12 * outputs.feet + outputs.inches).toBeCloseTo(outputs.totalInches, 10);
  });

  it("never leaves 12 inches after the feet", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 107 }), (inches) => {
        const outputs = at({ mode: "convert", heightCm: inches * 2.54 });
        expect(outputs.feet).toBe(Math.floor(inches / 12));
        expect(outputs.inches).toBeCloseTo(inches % 12, 9);
      }),
    );
  });

  it("omits ages and predictions", () => {
    expect(at({ mode: "convert" })).toMatchObject({
      predictedCm: null,
      percentile: null,
      ageMonthsTotal: null,
      methods: [],
      curve: [],
      noticeCodes: null,
    });
  });
});

describe("notices", () => {
  it.each([
    [{}, null],
    [{ ageYears: 1, heightCm: 76 }, "under-2 no-khamis-roche"],
    [{ heightCm: null }, "no-khamis-roche"],
    [{ ageYears: 3, heightCm: 95 }, "no-khamis-roche"],
    [{ heightCm: 100 }, "extreme-height"],
    [{ ageYears: 17, heightCm: 190, weightKg: 80 }, "near-adult"],
    [{ ageYears: 17.6, heightCm: 210, weightKg: 80 }, "no-khamis-roche extreme-height"],
    [{ mode: "percentile", ageYears: 8 }, null],
    [{ mode: "percentile", ageYears: 20, heightCm: 175 }, null],
    [{ mode: "percentile", ageYears: 21, heightCm: 175 }, "adult-reference"],
    [{ mode: "percentile", ageYears: 70, heightCm: 210 }, "extreme-height adult-reference"],
  ])("%o: %s", (inputs, codes) => {
    expect(at(inputs).noticeCodes).toBe(codes);
  });
});

describe("headline", () => {
  it("gives the adult height with its range in the user’s units", () => {
    expect(headlineOf(height)).toEqual({
      label: "As an adult",
      before: "About",
      figure: "176.8 cm",
      after: "(5 ft 9½ in) as an adult; 9 in 10 boys end up between 171.4 cm and 182.1 cm.",
    });
    expect(headlineOf(height, { unitSystem: "mixed" }).figure).toMatch(/^5 ft \d+½? in$/);
    expect(headlineOf(height, { weightKg: null }).after).toMatch(/stays at the same percentile as now\.$/);
    expect(headlineOf(height, { heightCm: null }).after).toMatch(
      /most boys with such parents end up between 166\.5 cm and 183\.5 cm\.$/,
    );
    expect(headlineOf(height, { ageYears: 17, heightCm: 190, weightKg: 80 }).after).toMatch(
      /the same as now: the formula predicts no further growth\.$/,
    );
  });

  it("gives a percentile as a share of people", () => {
    const boy = { mode: "percentile", ageYears: 2, heightCm: 92.19687928 };
    expect(headlineOf(height, boy)).toMatchObject({
      before: "Taller than",
      figure: "95%",
      after: "of US boys aged 2, at 92.2 cm. The median is 86.5 cm.",
    });
    expect(headlineOf(height, { mode: "percentile", ageYears: 8, heightCm: 112 }).figure).toMatch(/^0\.\d+%$/);
    expect(headlineOf(height, { mode: "percentile", ageYears: 8, heightCm: 60 })).toMatchObject({
      before: "Nearly all US boys aged 8 are taller than",
      figure: "60 cm",
    });
    // 3 ft 4.2 in is 3 ft 4 in, too; 44% can’t be taller than at the height of the median.
    const near = { mode: "percentile", unitSystem: "imperial", sex: "male", ageYears: 4, heightFt: 3, heightIn: 4 };
    expect(headlineOf(height, near).after).toBe("of US boys aged 4, at 3 ft 4 in. The median is slightly taller.");
  });

  it("converts into the units that were not entered", () => {
    expect(headlineOf(height, { mode: "convert", heightCm: 180.34 })).toMatchObject({
      before: "180.34 cm is",
      figure: "5 ft 11 in",
    });
    const imperial = { mode: "convert", unitSystem: "imperial", heightFt: 5, heightIn: 11 };
    expect(headlineOf(height, imperial)).toMatchObject({ before: "5 ft 11 in is", figure: "180.34 cm" });
    // 182.8 cm is 71.97 in, which rounds to 72.0 in: 6 ft 0 in.
    expect(headlineOf(height, { mode: "convert", heightCm: 182.8 }).figure).toBe("6 ft 0 in");
  });
});

describe("working", () => {
  it("shows the sum in inches with its coefficients", () => {
    const steps = workingOf({
      unitSystem: "imperial",
      sex: "female",
      ageYears: 4,
      heightFt: 0,
      heightIn: 40,
      weightLb: 45,
      fatherHeightFt: 5,
      fatherHeightIn: 9,
      motherHeightFt: 5,
      motherHeightIn: 3,
    });
    expect(steps.find(({ label }) => label === "Khamis–Roche in inches")).toEqual({
      label: "Khamis–Roche in inches",
      expression: "−8.1325 + 1.24768 × 40 − 0.19435 × 45 + 0.44774 × 66",
      value: "62.57979 in",
    });
  });

  it("shows how the coefficients are interpolated and a parent’s height is corrected for age", () => {
    const expressions = workingOf({ ageYears: 8.25, fatherAge: 60 }).map(({ expression }) => expression);
    expect(expressions).toContain("1.06853 + 0.5 × (1.06572 − 1.06853)");
    expect(expressions).toContain("175 + 3");
    expect(expressions).toContain("(178 + 162 + 13) ÷ 2");
  });

  it("shows only the conversion in convert mode", () => {
    const steps = workingOf({ mode: "convert", unitSystem: "mixed", heightFt: 5, heightIn: 11 });
    expect(steps.map(({ expression }) => expression)).toEqual([
      "(5 × 12 + 11) × 2.54",
      "180.34 ÷ 100",
      "180.34 ÷ 2.54",
      "71 − 5 × 12",
    ]);
  });
});

describe("bad input", () => {
  const OLD = "Height prediction is for children under 18.";
  const YOUNG = "Height percentiles start at 2 years.";
  const FEET = "Height must be between 40 and 272 cm (1 ft 4 in and 8 ft 11 in).";
  const FATHER = "Father’s height must be between 120 and 250 cm (3 ft 11 in and 8 ft 2 in).";
  it.each([
    [{ ageYears: 18 }, "ageYears", OLD],
    [{ ageYears: 17.5, ageMonths: 6 }, "ageYears", OLD],
    [{ birthDate: "2008-11-20" }, "birthDate", OLD],
    [{ birthDate: "2026-11-21" }, "birthDate", "Date of birth must be on or before the date of measurement."],
    [{ mode: "percentile", ageYears: 1, ageMonths: 11 }, "ageYears", YOUNG],
    [{ mode: "percentile", birthDate: "2025-01-01" }, "birthDate", YOUNG],
    [
      { mode: "percentile", birthDate: "1900-01-01" },
      "birthDate",
      "Age must be between 2 and 120 years on the date of measurement.",
    ],
    [{ ageYears: -1 }, "ageYears", "Age must be between 0 and 120 years."],
    [{ fatherHeightCm: 300 }, "fatherHeightCm", FATHER],
    [{ unitSystem: "mixed", fatherHeightFt: 9 }, "fatherHeightFt", FATHER],
    [{ fatherHeightCm: null }, "fatherHeightCm", "Enter a number for father’s height."],
    [{ unitSystem: "imperial", heightFt: 0, heightIn: 10 }, "heightFt", FEET],
    [{ heightCm: 30 }, "heightCm", "Height must be between 40 and 272 cm."],
    [{ heightCm: "tall" }, "heightCm", "Enter a number for height."],
    [{ mode: "percentile", heightCm: null }, "heightCm", "Enter a number for height."],
    [
      { mode: "convert", unitSystem: "imperial", heightFt: null, heightIn: null },
      "heightFt",
      "Enter a number for height.",
    ],
    [{ mode: "convert", heightCm: 0.5 }, "heightCm", "Height must be between 1 and 272 cm."],
    [{ motherAge: 8 }, "motherAge", "Mother’s age must be between 14 and 110."],
    [{ weightKg: 1 }, "weightKg", "Weight must be between 2 and 300 kg."],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(height, inputs)).toEqual([{ field, message }]);
  });

  it("ignores parents and age in modes that do not use them", () => {
    const unused = { fatherHeightCm: 1, motherAge: 2, weightKg: 9999 };
    expect(problemsOf(height, { mode: "percentile", ...unused })).toEqual([]);
    expect(problemsOf(height, { mode: "convert", ...unused, ageYears: -5, birthDate: "soon" })).toEqual([]);
    expect(problemsOf(height, { mode: "convert", heightCm: 5 })).toEqual([]);
  });
});

describe("properties", () => {
  const child = fc.record({
    sex: fc.constantFrom("female", "male"),
    ageYears: fc.double({ min: 2, max: 17.9, noNaN: true }),
    heightCm: fc.double({ min: 70, max: 200, noNaN: true }),
    weightKg: fc.double({ min: 10, max: 100, noNaN: true }),
    fatherHeightCm: fc.double({ min: 150, max: 205, noNaN: true }),
    motherHeightCm: fc.double({ min: 140, max: 195, noNaN: true }),
  });

  it("never predicts less than the current height", () => {
    fc.assert(
      fc.property(child, (inputs) => {
        const { predictedCm, remainingCm, percentOfAdult } = at(inputs);
        expect(predictedCm).toBeGreaterThanOrEqual(inputs.heightCm);
        expect(remainingCm).toBeGreaterThanOrEqual(0);
        expect(percentOfAdult).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("gives the same result in pounds, feet and inches as in kilograms and centimeters", () => {
    fc.assert(
      fc.property(child, ({ heightCm, weightKg, fatherHeightCm, motherHeightCm, ...rest }) => {
        const metric = at({ ...rest, heightCm, weightKg, fatherHeightCm, motherHeightCm });
        const imperial = at({
          ...rest,
          unitSystem: "imperial",
          heightFt: 0,
          heightIn: heightCm / 2.54,
          weightLb: weightKg / 0.45359237,
          fatherHeightFt: 1,
          fatherHeightIn: fatherHeightCm / 2.54 - 12,
          motherHeightFt: 2,
          motherHeightIn: motherHeightCm / 2.54 - 24,
        });
        expect(imperial.predictedCm).toBeCloseTo(metric.predictedCm, 6);
        expect(imperial.conditionalTargetCm).toBeCloseTo(metric.conditionalTargetCm, 6);
        expect(imperial.percentile).toBeCloseTo(metric.percentile, 6);
      }),
    );
  });

  it("gives a taller child of the same age a higher z-score", () => {
    fc.assert(
      fc.property(child, (inputs) => {
        const taller = at({ ...inputs, heightCm: inputs.heightCm + 1 });
        expect(taller.zScore).toBeGreaterThan(at(inputs).zScore);
      }),
    );
  });
});

describe("growth under two years", () => {
  const infant = (inputs: JsonObject = {}) => outputsOf(height, { mode: "infant", ...inputs });

  it("places weight and length on the standards of the WHO", () => {
    // WHO percentile tables: weight of boys at 12 months 9.6 kg at the 50th, 11.8 at the 97th; length of girls at 6
    // months 65.7 cm at the 50th, 70 at the 97th; weight of boys at a length of 75.5 cm 9.6 kg at the 50th.
    const boy = infant({ sex: "male", infantMonths: 12, infantWeightKg: 11.8, lengthCm: 75.5 });
    expect(boy.weightPercentile).toBeCloseTo(97, 0);
    expect(boy.medianWeightKg).toBeCloseTo(9.6, 1);
    expect(boy.medianWeightForLengthKg).toBeCloseTo(9.6, 1);
    const girl = infant({ sex: "female", infantMonths: 6, infantWeightKg: 7.3, lengthCm: 70 });
    expect(girl.weightPercentile).toBeGreaterThan(47);
    expect(girl.weightPercentile).toBeLessThan(53);
    expect(girl.lengthPercentile).toBeCloseTo(97, 0);
    expect(girl.medianLengthCm).toBeCloseTo(65.7, 1);
    expect([girl.percentile, girl.predictedCm, girl.curve.length]).toEqual([null, null, 0]);
  });

  it("lists the 2nd, 50th and 98th percentiles by month (WHO z-score tables)", () => {
    const { infantWeights, infantLengths } = infant({ sex: "male" });
    expect([infantWeights, infantLengths].map((rows) => rows.length)).toEqual([25, 25]);
    // Boys at birth: 2.5, 3.3 and 4.4 kg; 46.1, 49.9 and 53.7 cm. At 24 months: 9.7, 12.2 and 15.3 kg; 81.7, 87.8 and 93.9 cm.
    const at = ({ p2, p50, p98 }: Record<string, number>) => [p2, p50, p98].map((value) => Number(value?.toFixed(1)));
    expect(at(infantWeights[0])).toEqual([2.5, 3.3, 4.4]);
    expect(at(infantLengths[0])).toEqual([46.1, 49.9, 53.7]);
    expect(at(infantWeights[24])).toEqual([9.7, 12.2, 15.3]);
    expect(at(infantLengths[24])).toEqual([81.7, 87.8, 93.9]);
  });

  it("reads pounds, ounces and inches, and a date of birth", () => {
    const metric = infant({ infantMonths: 6, infantWeightKg: 16.25 * 0.45359237, lengthCm: 26 * 2.54 });
    const imperial = infant({
      unitSystem: "imperial",
      infantMonths: 6,
      infantWeightLb: 16,
      infantWeightOz: 4,
      lengthIn: 26,
    });
    expect(imperial.weightZ).toBeCloseTo(metric.weightZ, 9);
    expect(imperial.lengthZ).toBeCloseTo(metric.lengthZ, 9);
    const born = infant({ birthDate: "2026-01-01", asOf: "2026-01-31" });
    expect(born.ageMonthsTotal).toBeCloseTo(30 / 30.4375, 9);
    expect(infant({ birthDate: "2024-02-01", asOf: "2026-02-01" }).ageMonthsTotal).toBeCloseTo(24, 9);
    expect(problemsOf(height, { mode: "infant", birthDate: "2024-01-30", asOf: "2026-02-01" })[0]).toEqual({
      field: "birthDate",
      message: "These charts end at 24 months. From 2 years, choose a height percentile.",
    });
    expect(problemsOf(height, { mode: "infant", birthDate: "2026-02-02", asOf: "2026-02-01" })[0]?.field).toBe(
      "birthDate",
    );
  });

  it("answers with one of the two measures, and asks for at least one", () => {
    const weightOnly = infant({ lengthCm: null });
    expect([weightOnly.lengthPercentile, weightOnly.weightForLengthPercentile]).toEqual([null, null]);
    expect(weightOnly.weightPercentile).toBeGreaterThan(0);
    expect(headlineOf(height, { mode: "infant", infantWeightKg: null })).toMatchObject({ before: "Longer than" });
    expect(problemsOf(height, { mode: "infant", infantWeightKg: null, lengthCm: null })[0]?.message).toBe(
      "Enter a weight, a length, or both.",
    );
    expect(
      problemsOf(height, { mode: "infant", unitSystem: "imperial", infantWeightLb: 0, infantWeightOz: 3 })[0],
    ).toEqual({
      field: "infantWeightLb",
      message: "Weight must be between 0.3 and 40 kg (11 oz and 88 lb).",
    });
    expect(problemsOf(height, { mode: "infant", unitSystem: "imperial", lengthIn: 8 })[0]?.field).toBe("lengthIn");
  });

  it("says percentiles, or centile lines of the UK-WHO charts", () => {
    // The median of boys at 12 months is 9.6479 kg; one third of a standard deviation is halfway to the 75th centile.
    const boy = { mode: "infant", sex: "male", infantMonths: 12, lengthCm: null };
    expect(headlineOf(height, { ...boy, infantWeightKg: 9.6479 })).toEqual({
      label: "Percentile",
      before: "Heavier than",
      figure: "50%",
      after: "of boys aged 12 months.",
    });
    const british = (infantWeightKg: number) => headlineOf(height, { ...boy, infantChart: "uk", infantWeightKg }).after;
    expect(headlineOf(height, { ...boy, infantWeightKg: 9.6479, lengthCm: 75.7488 }).after).toMatch(
      /^of boys aged 12 months; length is at the 50th percentile; weight for length is at the \d\d(?:st|nd|rd|th) percentile\.$/,
    );
    expect(headlineOf(height, { ...boy, infantWeightKg: 25 })).toMatchObject({
      label: "z-score",
      before: "The weight has a z-score of",
    });
    expect(british(9.6479)).toBe("of boys aged 12 months, on the 50th centile.");
    expect(british(10)).toBe("of boys aged 12 months, between the 50th and 75th centiles.");
    expect(british(6)).toBe("of boys aged 12 months, below the 0.4th centile.");
    expect(british(14)).toBe("of boys aged 12 months, above the 99.6th centile.");
  });

  it("names measures outside the usual range, lengths off the chart, and newborns on British charts", () => {
    const codes = (inputs: JsonObject) => infant({ sex: "male", ...inputs }).noticeCodes;
    expect(codes({ infantMonths: 12, infantWeightKg: 9.6, lengthCm: 75.7 })).toBeNull();
    // The 2nd percentile of boys at 12 months is 7.7 kg.
    expect(codes({ infantMonths: 12, infantWeightKg: 7.6, lengthCm: null })).toBe("unusual-growth");
    expect(codes({ infantMonths: 0, infantWeightKg: 2.6, lengthCm: 44.5 })).toBe("unusual-growth length-off-chart");
    expect(codes({ infantMonths: 0.2, infantWeightKg: 3.4, lengthCm: 50.5, infantChart: "uk" })).toBe("uk-newborn");
  });

  it("shows its working", () => {
    const lines = workingLines(height, {
      mode: "infant",
      unitSystem: "imperial",
      birthDate: "2026-05-01",
      asOf: "2026-11-01",
    });
    expect(lines.join("\n")).toContain("184 days ÷ 30.4375");
    expect(lines.join("\n")).toMatch(/17 × 0\.45359237 \+ 3 × 0\.0283/);
    expect(lines.join("\n")).toMatch(/L, M and S of weight for length/);
    expect(workingLines(height, { mode: "infant", infantWeightKg: 20 }).join("\n")).toContain("beyond ±3");
  });
});

it("shows percentiles without a percent sign", () => {
  const { percentile, weightPercentile, lengthPercentile, weightForLengthPercentile } = height.outputs;
  const shown = [percentile, weightPercentile, lengthPercentile, weightForLengthPercentile].map((output) =>
    new Format().value(output, 52.7),
  );
  expect(shown).toEqual(["52.7", "52.7", "52.7", "52.7"]);
});
