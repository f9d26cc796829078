import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, prepare } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import { Format } from "../../../core/format";
import { describeCalculator } from "../../../core/schema";
import { headlineOf, outputsOf, prepareChoices, problemsOf } from "../../../core/testing";
import bmi from "./calculator";
import meta from "./meta";
import { percentilePhrase } from "./words";

beforeAll(async () => {
  // Nothing needs to be loaded for an adult, by age or by date of birth.
  expect(prepare(bmi, { inputs: { ageYears: 20 } })).toBeNull();
  expect(prepare(bmi, { inputs: { birthDate: "2006-11-20", asOf: "2026-11-20" } })).toBeNull();
  expect(prepare(bmi, { inputs: { birthDate: "2016-11-20", asOf: "2026-11-20" } })).not.toBeNull();
  await prepareChoices(bmi);
  expect(prepare(bmi, { inputs: { ageYears: 19, ageMonths: 11 } })).toBeNull();
});

function workingOf(inputs: Parameters<typeof outputsOf>[1]): readonly Step[] {
  const result = answer(bmi, { inputs: inputs ?? {}, working: true });
  return ("working" in result && result.working) || [];
}

describe("adults", () => {
  it("have the other indices computed too", () => {
    const outputs = outputsOf(bmi, { weightKg: 64, heightCm: 160 });
    expect(outputs.bmi).toBeCloseTo(25, 12);
    expect(outputs.bmiPrime).toBeCloseTo(1, 12);
    expect(outputs.ponderalIndex).toBeCloseTo(15.625, 12);
    // 1.3 · 64 ÷ (1.6² · √1.6)
    expect(outputs.newBmi).toBeCloseTo(32.5 / Math.sqrt(1.6), 10);
  });

  it.each([
    [49, 53.465, 72.25, 4.465],
    [60, 53.465, 72.25, 0],
    [72.25, 53.465, 72.25, 0],
    [80, 53.465, 72.25, -7.75],
  ])("%s kg at 170 cm, normal from %s to %s kg: change of %s kg", (weightKg, from, to, change) => {
    const outputs = outputsOf(bmi, { weightKg, heightCm: 170 });
    expect(outputs.healthyWeightMinKg).toBeCloseTo(from, 10);
    expect(outputs.healthyWeightMaxKg).toBeCloseTo(to, 10);
    expect(outputs.weightToHealthyKg).toBeCloseTo(change, 10);
  });

  it("are classified under all three standards", () => {
    const { standards } = outputsOf(bmi, { weightKg: 70, heightCm: 170 });
    expect(standards.map((row: { standard: string; category: string }) => [row.standard, row.category])).toEqual([
      ["who", "normal"],
      ["asian", "increased-risk"],
      ["india", "overweight"],
    ]);
    expect(standards[2].healthyWeightMinKg).toBeCloseTo(52.02, 10);
    expect(standards[2].weightToHealthyKg).toBeCloseTo(66.47 - 70, 10);
  });

  it("can solve for the weight at a target BMI", () => {
    const outputs = outputsOf(bmi, { weightKg: 70, heightCm: 170, targetBmi: 22 });
    expect(outputs.targetWeightKg).toBeCloseTo(63.58, 10);
    expect(outputs.targetChangeKg).toBeCloseTo(-6.42, 10);
    const solved = answer(bmi, { solve: { for: "weightKg", output: "bmi", target: 22 } });
    expect("solved" in solved && solved.solved?.value).toBeCloseTo(63.58, 6);
  });

  it("have no growth chart", () => {
    expect(outputsOf(bmi, {})).toMatchObject({
      group: "adult",
      percentile: null,
      zScore: null,
      medianBmi: null,
      p5Bmi: null,
      p85Bmi: null,
      p95Bmi: null,
      percentOfP95: null,
      curves: [],
    });
  });

  it("are 240 months or older", () => {
    expect(outputsOf(bmi, { ageYears: 19, ageMonths: 11 }).group).toBe("child");
    expect(outputsOf(bmi, { ageYears: 20 }).group).toBe("adult");
    expect(outputsOf(bmi, { birthDate: "2006-11-20" })).toMatchObject({
      group: "adult",
      ageMonthsTotal: 240,
    });
    expect(outputsOf(bmi, { birthDate: "2006-11-21" }).group).toBe("child");
  });
});

describe("waist", () => {
  it.each([
    ["who", "male", 94, "normal"],
    ["who", "male", 94.1, "increased"],
    ["who", "male", 102, "increased"],
    ["who", "male", 102.1, "high"],
    ["who", "female", 80, "normal"],
    ["who", "female", 80.1, "increased"],
    ["who", "female", 88, "increased"],
    ["who", "female", 88.1, "high"],
    ["asian", "male", 89.9, "normal"],
    ["asian", "male", 90, "high"],
    ["india", "female", 79.9, "normal"],
    ["india", "female", 80, "high"],
  ])("%s, %s, %s cm: %s", (standard, sex, waistCm, waistRisk) => {
    expect(outputsOf(bmi, { standard, sex, waistCm }).waistRisk).toBe(waistRisk);
  });

  it.each([
    [63.9, "low"],
    [64, "healthy"],
    [79.9, "healthy"],
    [80, "increased"],
    [96, "high"],
  ])("%s cm at 160 cm is %s", (waistCm, category) => {
    expect(outputsOf(bmi, { heightCm: 160, waistCm }).waistToHeightCategory).toBe(category);
  });

  it("is classified by ratio from age 5, and by itself only for adults", () => {
    const child = { weightKg: 18, heightCm: 108, waistCm: 54 };
    expect(outputsOf(bmi, { ...child, ageYears: 4, ageMonths: 11 })).toMatchObject({
      waistToHeight: 0.5,
      waistToHeightCategory: null,
      waistRisk: null,
    });
    expect(outputsOf(bmi, { ...child, ageYears: 5 })).toMatchObject({
      waistToHeightCategory: "increased",
      waistRisk: null,
    });
    expect(outputsOf(bmi, {})).toMatchObject({
      waistToHeight: null,
      waistToHeightCategory: null,
      waistRisk: null,
    });
  });

  // At 200 cm, 92 kg is a BMI of 23.
  it.each([
    [92, null, "female", "none"],
    [92, 120, "female", "none"],
    [92.1, null, "female", "stage-1"],
    [92.1, 79.9, "female", "stage-1"],
    [92.1, 80, "female", "stage-2-possible"],
    [92.1, 89.9, "male", "stage-1"],
    [92.1, 90, "male", "stage-2-possible"],
  ])("Indian stage for %s kg with a waist of %s (%s): %s", (weightKg, waistCm, sex, stage) => {
    const inputs = { standard: "india", heightCm: 200, weightKg, waistCm, sex };
    expect(outputsOf(bmi, inputs).indiaStage).toBe(stage);
  });

  it("raises the Indian stage because of the ratio alone", () => {
    // 76 cm is below the limit for women, but more than half of 150 cm.
    const inputs = { standard: "india", heightCm: 150, weightKg: 60, sex: "female" };
    expect(outputsOf(bmi, { ...inputs, waistCm: 75 }).indiaStage).toBe("stage-1");
    expect(outputsOf(bmi, { ...inputs, waistCm: 76 }).indiaStage).toBe("stage-2-possible");
    expect(outputsOf(bmi, { ...inputs, standard: "asian", waistCm: 76 }).indiaStage).toBeNull();
    expect(outputsOf(bmi, { ...inputs, waistCm: 76, ageYears: 12 }).indiaStage).toBeNull();
  });
});

describe("children", () => {
  it("get the same results as in the CDC's SAS program", () => {
    const outputs = outputsOf(bmi, { weightKg: 57.8, heightCm: 154.8, sex: "male", ageYears: 13.0795 });
    expect(outputs.percentile).toBeCloseTo(92.9995, 4);
    expect(outputs.zScore).toBeCloseTo(1.47576, 5);
    expect(outputs.p95Bmi).toBeCloseTo(25.21239, 5);
    expect(outputs.percentOfP95).toBeCloseTo(95.66916, 5);
    expect(outputs.category).toBe("overweight");
  });

  it("match the printed rows of the growth chart", () => {
    // bmiagerev: girls of 120.5 months, P5 14.03535, P50 16.86231, P85 19.98400, P95 22.98258
    const age = { sex: "female", ageYears: 120.5 / 12, heightCm: 100 };
    const at = (weightKg: number) => outputsOf(bmi, { ...age, weightKg });
    expect(at(16.86231366)).toMatchObject({ group: "child", category: "healthy" });
    expect(at(16.86231366).percentile).toBeCloseTo(50, 5);
    expect([14.035, 14.036, 19.983, 19.985, 22.982, 22.983].map((kg) => at(kg).category)).toEqual([
      "underweight",
      "healthy",
      "healthy",
      "overweight",
      "overweight",
      "obesity-1",
    ]);
    // 120 % and 140 % of the 95th percentile: 27.579 and 32.176
    expect([27.578, 27.58, 32.175, 32.177].map((kg) => at(kg).category)).toEqual([
      "obesity-1",
      "obesity-2",
      "obesity-2",
      "obesity-3",
    ]);
  });

  it("reach the higher classes of obesity at a BMI of 35 and 40 if that is lower", () => {
    const age = { sex: "male", ageYears: 19.5, heightCm: 100 };
    expect([34.99, 35, 39.99, 40].map((weightKg) => outputsOf(bmi, { ...age, weightKg }).category)).toEqual([
      "obesity-1",
      "obesity-2",
      "obesity-2",
      "obesity-3",
    ]);
  });

  it("have a healthy range from the 5th to the 85th percentile", () => {
    const outputs = outputsOf(bmi, { sex: "male", ageYears: 2, weightKg: 20, heightCm: 100 });
    expect(outputs.healthyWeightMinKg).toBeCloseTo(14.73731947, 6);
    expect(outputs.healthyWeightMaxKg).toBeCloseTo(18.16219473, 6);
    expect(outputs.weightToHealthyKg).toBeCloseTo(18.16219473 - 20, 6);
    expect(outputs).toMatchObject({ bmiPrime: null, waistRisk: null, indiaStage: null, standards: [] });
  });

  it("get a growth chart from age 2 to 20", () => {
    const { curves, bands } = outputsOf(bmi, { sex: "male", ageYears: 8 });
    expect(curves).toHaveLength(19);
    expect(curves[0].ageYears).toBe(2);
    expect(curves[0].p95).toBeCloseTo(19.33801062, 6);
    expect(curves[0].class2).toBeCloseTo(1.2 * 19.33801062, 6);
    expect(curves[18]).toMatchObject({ ageYears: 20, class2: 35, class3: 40 });
    // The median of boys at 240 months, M of the last row
    expect(curves[18].p50).toBeCloseTo(23.02029424, 8);
    expect(bands).toHaveLength(6);
  });

  it("have their age counted from the date of birth in mean months", () => {
    const inputs = { birthDate: "2016-10-31", asOf: "2026-11-20" };
    // 3,672 days ÷ 30.4375; the CDC gives 120.641.
    expect(outputsOf(bmi, inputs).ageMonthsTotal).toBeCloseTo(120.641, 3);
    expect(outputsOf(bmi, { ...inputs, ageYears: 0, ageMonths: 99 }).group).toBe("child");
  });

  it("are accepted on their second birthday", () => {
    const outputs = outputsOf(bmi, {
      birthDate: "2024-11-20",
      asOf: "2026-11-20",
      weightKg: 12,
      heightCm: 86,
    });
    expect(outputs.group).toBe("child");
    expect(outputs.notices[0].message).toContain("23.98 months");
  });
});

describe("notices", () => {
  it.each([
    [{}, null],
    [{ weightKg: 20, heightCm: 170 }, "units-check"],
    [{ weightKg: 240, heightCm: 170 }, "units-check"],
    [{ weightKg: 35, heightCm: 140, ageYears: 10 }, "child-percentile"],
    [{ weightKg: 60, heightCm: 140, ageYears: 10 }, "child-percentile extended-percentile"],
    [{ ageYears: 65 }, "older-adult"],
    [{ ageYears: 64, ageMonths: 11 }, null],
    [{ weightKg: 102, heightCm: 170 }, null],
    [{ weightKg: 102, heightCm: 170, waistCm: 110 }, "whtr-bmi-over-35"],
    [{ weightKg: 240, heightCm: 170, ageYears: 70, waistCm: 150 }, "units-check older-adult whtr-bmi-over-35"],
    [
      { weightKg: 150, heightCm: 120, ageYears: 10, waistCm: 110 },
      "units-check child-percentile extended-percentile whtr-bmi-over-35",
    ],
  ])("%o: %s", (inputs, codes) => {
    expect(outputsOf(bmi, inputs).noticeCodes).toBe(codes);
  });
});

describe("headline", () => {
  it("gives the class and the normal range in the visitor’s units", () => {
    expect(headlineOf(bmi, { weightKg: 70, heightCm: 170 })).toEqual({
      label: "BMI",
      before: "BMI",
      figure: "24.2",
      after: ", normal (WHO). Normal for your height is from 53.5 to below 72.3 kg.",
    });
    expect(headlineOf(bmi, { unitSystem: "imperial" }).after).toMatch(/is from 118\.1 to below 159\.6 lb\.$/);
    expect(headlineOf(bmi, { unitSystem: "imperial", weightSt: 11, weightLb: 0 }).after).toMatch(
      /is from 8 st 6\.1 lb to below 11 st 5\.6 lb\.$/,
    );
    expect(headlineOf(bmi, { standard: "asian" }).after).toMatch(/^, increased risk \(WHO, Asian\)/);
  });

  it("is never rounded into another class", () => {
    expect(headlineOf(bmi, { weightKg: 68, heightCm: 165 }).figure).toBe("24.98");
    expect(headlineOf(bmi, { weightKg: 64, heightCm: 160 })).toMatchObject({ figure: "25.0" });
  });

  it("gives the percentile of a child", () => {
    const child = { weightKg: 57.8, heightCm: 154.8, sex: "male", ageYears: 13.0795 };
    expect(headlineOf(bmi, child).after).toMatch(
      /^at the 93rd percentile, overweight \(CDC\)\. The healthy range at this height is from \d\d\.\d to below \d\d\.\d kg\.$/,
    );
  });

  it.each([
    [0.4, "under the 1st percentile"],
    [1.2, "at the 1st percentile"],
    [4.9, "at the 4th percentile"],
    [12, "at the 12th percentile"],
    [62.4, "at the 62nd percentile"],
    [84.7, "at the 84th percentile"],
    [85, "at the 85th percentile"],
    [94.96, "at the 94th percentile"],
    [98.7, "at the 99th percentile"],
    [99.63, "at the 99.6th percentile"],
    [99.987, "at the 99.98th percentile"],
    [100, "above the 99.9999th percentile"],
  ])("%s is %s", (percentile, phrase) => {
    expect(percentilePhrase(percentile, new Format())).toBe(phrase);
  });
});

describe("working", () => {
  it("shows the conversions with the visitor’s numbers", () => {
    const steps = workingOf({
      unitSystem: "imperial",
      weightSt: 11,
      weightLb: 4,
      targetBmi: 22,
      waistIn: 34,
    });
    expect(steps.map(({ expression }) => expression)).toEqual([
      "(11 × 14 + 4) × 0.45359237",
      "(5 × 12 + 7) × 2.54 ÷ 100",
      "71.667594 ÷ 1.7018²",
      "18.5 ≤ 24.746044 < 25",
      "18.5 × 1.7018²",
      "25 × 1.7018²",
      "22 × 1.7018²",
      "63.714711 − 71.667594",
      "86.36 ÷ 170.18",
    ]);
  });

  it("shows L, M, S, z and percentile of a child, and σ if the extension applies", () => {
    const labels = (inputs: Parameters<typeof workingOf>[0]) =>
      workingOf(inputs)
        .map(({ label }) => label)
        .join("; ");
    expect(labels({ ageYears: 10, weightKg: 35, heightCm: 140 })).toMatch(/L, M and S.*z = .*Percentile = 100/);
    expect(labels({ ageYears: 10, weightKg: 35, heightCm: 140 })).not.toMatch(/σ/);
    expect(labels({ ageYears: 10, weightKg: 60, heightCm: 140 })).toMatch(/Spread σ.*Percentile = 90/);
    const extended = workingOf({ ageYears: 10, weightKg: 60, heightCm: 140 });
    const [, bmi, p95, sigma, score] =
      /\(\((.+) − (.+)\) ÷ (.+)\) = 90 \+ 10 × Φ\((.+)\)$/
        .exec(extended.find(({ label }) => label.startsWith("Percentile = 90"))?.expression ?? "")
        ?.map(Number) ?? [];
    expect(score).toBeCloseTo(((bmi as number) - (p95 as number)) / (sigma as number), 4);
    const [, , age] = workingOf({ birthDate: "2016-10-31", weightKg: 35, heightCm: 140 });
    expect(age?.expression).toBe("3,672 days ÷ 30.4375");
  });
});

describe("bad input", () => {
  const HEIGHT = "Height must be between 50 and 272 cm (1 ft 8 in and 8 ft 11 in).";
  const YOUNG = "BMI-for-age starts at 2 years.";
  it.each([
    [{ weightKg: 0 }, "weightKg", "Weight must be between 2 and 650 kg."],
    [{ weightKg: 650.1 }, "weightKg", "Weight must be between 2 and 650 kg."],
    [{ weightKg: "seventy" }, "weightKg", "Enter a number for weight."],
    [{ weightKg: null }, "weightKg", "Enter a number for weight."],
    [{ unitSystem: "imperial", weightLb: 0 }, "weightLb", "Weight must be between 4.5 and 1,433 lb."],
    [{ unitSystem: "imperial", weightSt: 110 }, "weightLb", "Weight must be between 4.5 and 1,433 lb."],
    [{ heightCm: 30 }, "heightCm", HEIGHT],
    [{ unitSystem: "mixed", heightFt: 10 }, "heightFt", HEIGHT],
    [{ unitSystem: "imperial", heightFt: 9, heightIn: 0 }, "heightFt", HEIGHT],
    [{ unitSystem: "imperial", heightFt: 0, heightIn: 10 }, "heightFt", HEIGHT],
    [{ unitSystem: "mixed", heightIn: 121 }, "heightIn", "Height must be between 0 and 120 in."],
    [{ ageYears: 1.9 }, "ageYears", YOUNG],
    [{ ageYears: -3 }, "ageYears", YOUNG],
    [{ ageYears: 121 }, "ageYears", "Age must be between 2 and 120 years."],
    [{ ageMonths: 12 }, "ageMonths", "Extra months must be between 0 and 11."],
    [{ birthDate: "2024-11-21" }, "birthDate", YOUNG],
    [{ birthDate: "2026-11-21" }, "birthDate", "Date of birth must be on or before the date of measurement."],
    [{ birthDate: "1905-11-20" }, "birthDate", "Age must be between 2 and 120 years on the date of measurement."],
    [{ birthDate: "1850-01-01" }, "birthDate", "Age must be between 2 and 120 years on the date of measurement."],
    [{ targetBmi: 75 }, "targetBmi", "Target BMI must be between 10 and 60."],
    [{ waistCm: 19 }, "waistCm", "Waist must be between 20 and 300 cm (7.9 and 118.1 in)."],
    [{ unitSystem: "mixed", waistIn: 5 }, "waistIn", "Waist must be between 20 and 300 cm (7.9 and 118.1 in)."],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(bmi, inputs)).toEqual([{ field, message }]);
  });

  it("lists every measurement that is out of range", () => {
    const inputs = { unitSystem: "imperial", weightLb: 5000, heightFt: 1, heightIn: 0, waistIn: 1 };
    expect(problemsOf(bmi, inputs).map(({ field }) => field)).toEqual(["weightLb", "heightFt", "waistIn"]);
  });

  it("is ignored in inputs that the unit system or the date of birth makes unused", () => {
    expect(problemsOf(bmi, { weightLb: -1, heightFt: 99, waistIn: "x", weightSt: null })).toEqual([]);
    expect(problemsOf(bmi, { unitSystem: "imperial", weightKg: 0, heightCm: 0, waistCm: 0 })).toEqual([]);
    expect(problemsOf(bmi, { birthDate: "1990-01-01", ageYears: 1, ageMonths: 50 })).toEqual([]);
  });

  it("does not include the limits themselves, even after conversion", () => {
    expect(problemsOf(bmi, { weightKg: 650, heightCm: 272 })).toEqual([]);
    const edges = { unitSystem: "imperial", weightLb: 2 / 0.45359237, heightFt: 0, heightIn: 50 / 2.54 };
    expect(problemsOf(bmi, edges)).toEqual([]);
  });

  it("is described by the bounds in the schema", () => {
    const schema = describeCalculator(bmi, meta) as unknown as {
      properties: Record<string, { minimum?: number; maximum?: number }>;
    };
    expect(schema.properties.ageYears).toMatchObject({ minimum: 2, maximum: 120 });
    expect(schema.properties.weightKg).toMatchObject({ minimum: 2, maximum: 650 });
  });
});

describe("properties", () => {
  const person = fc.record({
    heightCm: fc.double({ min: 60, max: 220, noNaN: true }),
    weightKg: fc.double({ min: 4, max: 300, noNaN: true }),
    ageYears: fc.double({ min: 2, max: 90, noNaN: true }),
    sex: fc.constantFrom("female", "male"),
    standard: fc.constantFrom("who", "asian", "india"),
  });

  it("more weight never means a lower class", () => {
    fc.assert(
      fc.property(person, fc.double({ min: 0, max: 50, noNaN: true }), (inputs, more) => {
        const order = outputsOf(bmi, inputs).bands.map((band: { category: string }) => band.category);
        const lighter = order.indexOf(outputsOf(bmi, inputs).category);
        const heavier = order.indexOf(outputsOf(bmi, { ...inputs, weightKg: inputs.weightKg + more }).category);
        expect(lighter).toBeGreaterThanOrEqual(0);
        expect(heavier).toBeGreaterThanOrEqual(lighter);
      }),
    );
  });

  it("results are the same in pounds, feet and inches as in kilograms and centimeters", () => {
    fc.assert(
      fc.property(person, ({ heightCm, weightKg, ...rest }) => {
        const metric = outputsOf(bmi, { ...rest, heightCm, weightKg });
        const pounds = weightKg / 0.45359237;
        const inches = heightCm / 2.54;
        const imperial = outputsOf(bmi, {
          ...rest,
          unitSystem: "imperial",
          weightSt: Math.floor(pounds / 14),
          weightLb: pounds % 14,
          heightFt: Math.floor(inches / 12),
          heightIn: inches % 12,
        });
        const mixed = outputsOf(bmi, {
          ...rest,
          unitSystem: "mixed",
          weightKg,
          heightFt: 0,
          heightIn: inches,
        });
        for (const other of [imperial, mixed]) {
          expect(other.bmi / metric.bmi).toBeCloseTo(1, 12);
          expect(other.category).toBe(metric.category);
          expect(other.healthyWeightMaxKg).toBeCloseTo(metric.healthyWeightMaxKg, 9);
          if (metric.group === "child") expect(other.percentile).toBeCloseTo(metric.percentile, 6);
        }
      }),
    );
  });

  it("the given change leads to the normal class", () => {
    fc.assert(
      fc.property(person, (inputs) => {
        const { weightToHealthyKg } = outputsOf(bmi, inputs);
        const weightKg = inputs.weightKg + weightToHealthyKg;
        fc.pre(weightKg >= 2);
        const { bmi: reached, bands } = outputsOf(bmi, { ...inputs, weightKg });
        const normal = bands.find((band: { category: string }) => /^(normal|healthy)$/.test(band.category));
        expect(reached).toBeGreaterThan(normal.bmiFrom - 1e-9);
        expect(reached).toBeLessThan(normal.bmiTo + 1e-9);
      }),
    );
  });

  it("every BMI is inside the band of its class", () => {
    fc.assert(
      fc.property(person, (inputs) => {
        const { bands, category, bmi: value } = outputsOf(bmi, inputs);
        const band = bands.find((one: { category: string }) => one.category === category);
        expect(value).toBeGreaterThan((band.bmiFrom ?? 0) - 2e-9);
        expect(value).toBeLessThan((band.bmiTo ?? Number.POSITIVE_INFINITY) + 2e-9);
        expect(inputs.weightKg).toBeGreaterThan((band.weightFromKg ?? 0) - 1e-7);
      }),
    );
  });
});

it("accepts the day before the 121st birthday", () => {
  expect(outputsOf(bmi, { birthDate: "1905-11-21", asOf: "2026-11-20" }).bmi).toBeCloseTo(70 / 1.7 ** 2, 9);
});

it("shows the percentile without a percent sign", () => {
  expect(new Format().value(bmi.outputs.percentile, 93.16)).toBe("93.16");
});
