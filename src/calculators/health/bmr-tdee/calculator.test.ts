import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import { EXAMPLE_DAY } from "../../../fieldsets/energy";
import bmrTdee from "./calculator";

beforeAll(async () => {
  await loadWorking(bmrTdee);
});

type Inputs = Parameters<typeof outputsOf>[1];

function workingOf(inputs: Inputs): readonly Step[] {
  const result = answer(bmrTdee, { inputs: inputs ?? {}, working: true });
  return ("working" in result && result.working) || [];
}

const man = { sex: "male", ageYears: 30, weightKg: 70, heightCm: 170 } as const;
const woman = { sex: "female", ageYears: 40, weightKg: 60, heightCm: 160 } as const;

describe("formulas, with the coefficients from their papers", () => {
  it.each([
    // Mifflin 1990: 700 + 1062.5 − 150 + 5 and 600 + 1000 − 200 − 161
    ["mifflin", 1617.5, 1239],
    // Roza and Shizgal 1984: 88.362 + 937.79 + 815.83 − 170.31 and 447.593 + 554.82 + 495.68 − 173.2
    ["harris-benedict-revised", 1671.672, 1324.893],
    // Harris and Benedict 1919: 66.473 + 962.612 + 850.561 − 202.65 and 655.0955 + 573.804 + 295.936 − 187.024
    ["harris-benedict-1919", 1676.996, 1337.8115],
    // Henry 2005, 30 to 60: 798 + 919.7 − 137 and 490.8 + 803.2 − 11.6
    ["henry-2005", 1580.7, 1282.4],
  ])("%s: %s kcal for a man, %s for a woman", (formula, ofMan, ofWoman) => {
    expect(outputsOf(bmrTdee, { ...man, formula }).bmr).toBeCloseTo(ofMan, 9);
    expect(outputsOf(bmrTdee, { ...woman, formula }).bmr).toBeCloseTo(ofWoman, 9);
  });

  it.each([
    // 60 kg at 25% fat is 45 kg lean: 370 + 972 and 500 + 990
    ["katch-mcardle", 1342],
    ["cunningham", 1490],
  ])("%s from lean mass: %s", (formula, bmr) => {
    const outputs = outputsOf(bmrTdee, { ...woman, formula, bodyFatPercent: 25 });
    expect(outputs.bmr).toBeCloseTo(bmr, 9);
    expect([outputs.leanMassKg, outputs.fatMassKg]).toEqual([45, 15]);
  });

  it.each([
    // Henry 2005 switches coefficients at 30 and at 60 years.
    ["male", 29.9, 14.4 * 80 + 313 * 1.8 + 113],
    ["male", 30, 11.4 * 80 + 541 * 1.8 - 137],
    ["male", 60, 11.4 * 80 + 541 * 1.8 - 256],
    ["female", 18, 10.4 * 80 + 615 * 1.8 - 282],
    ["female", 59, 8.18 * 80 + 502 * 1.8 - 11.6],
    ["female", 60, 8.52 * 80 + 421 * 1.8 + 10.7],
  ])("Henry, %s of %s years", (sex, ageYears, bmr) => {
    const inputs = { sex, ageYears, weightKg: 80, heightCm: 180, formula: "henry-2005" };
    expect(outputsOf(bmrTdee, inputs).bmr).toBeCloseTo(bmr, 9);
  });

  it("lists all six formulas, with values for the lean-mass ones only if body fat is given", () => {
    const { formulas } = outputsOf(bmrTdee, man);
    expect(formulas.map((row: { formula: string }) => row.formula)).toEqual([
      "mifflin",
      "harris-benedict-revised",
      "harris-benedict-1919",
      "henry-2005",
      "katch-mcardle",
      "cunningham",
    ]);
    expect(formulas[0]).toEqual({ formula: "mifflin", bmr: 1617.5, tdee: 1617.5 * 1.375 });
    expect(formulas.slice(4)).toEqual([
      { formula: "katch-mcardle", bmr: null, tdee: null },
      { formula: "cunningham", bmr: null, tdee: null },
    ]);
    expect(outputsOf(bmrTdee, { ...man, bodyFatPercent: 20 }).formulas[5].bmr).toBeCloseTo(1732, 9);
  });
});

describe("activity", () => {
  it.each([
    ["sedentary", 1.2],
    ["light", 1.375],
    ["moderate", 1.55],
    ["active", 1.725],
    ["very-active", 1.9],
  ])("%s multiplies by %s", (activity, factor) => {
    const { tdee, pal, activityLevels } = outputsOf(bmrTdee, { ...man, activity });
    expect(tdee).toBeCloseTo(1617.5 * factor, 9);
    expect(pal).toBe(factor);
    expect(activityLevels).toContainEqual({ activity, multiplier: factor, tdee });
    expect(activityLevels).toHaveLength(5);
  });

  it("opens with the sedentary day of FAO/WHO/UNU 2004, Table 5.1: 1.53", () => {
    const dayPlan = EXAMPLE_DAY.map((row) => ({ ...row }));
    expect(outputsOf(bmrTdee, { ...man, activity: "day-plan", dayPlan }).pal).toBeCloseTo(1.53, 2);
  });

  it("accepts a day plan that misses 24 hours by 0.01", () => {
    const day = (hours: number) => ({ activity: "day-plan", dayPlan: [{ hours, met: 1.5 }] });
    expect(outputsOf(bmrTdee, day(23.99)).pal).toBeCloseTo((23.99 * 1.5) / 24, 12);
    expect(problemsOf(bmrTdee, day(23.98))).toHaveLength(1);
  });

  it("divides the day into rest, digestion and movement", () => {
    const outputs = outputsOf(bmrTdee, { ...man, activity: "moderate" });
    expect(outputs.tefKcal).toBeCloseTo(250.7125, 9);
    expect(outputs.bmr + outputs.tefKcal + outputs.activityKcal).toBeCloseTo(outputs.tdee, 9);
    // Just above 1.11, below which digestion is capped by TDEE − BMR: only a log can give such a low factor.
    const low = outputsOf(bmrTdee, { ...man, activity: "custom", customPal: 1.12 });
    expect(low.tefKcal).toBeCloseTo(0.112 * 1617.5, 9);
    expect(low.activityKcal).toBeCloseTo(0.008 * 1617.5, 9);
  });

  it("converts to kilojoules with the thermochemical calorie", () => {
    const { tdee, tdeeKj, bmrKj } = outputsOf(bmrTdee, man);
    expect(tdeeKj).toBeCloseTo(tdee * 4.184, 9);
    expect(bmrKj).toBeCloseTo(6767.62, 9);
  });
});

describe("2023 reference equations", () => {
  const kcals = (inputs: Inputs) => outputsOf(bmrTdee, inputs).eer.map((row: { kcal: number }) => row.kcal);

  it("match those of the National Academies", () => {
    // 753.07 − 324.9 + 1105 + 987; 581.47 − 324.9 + 1411 + 1045.8; …
    for (const [i, kcal] of [2520.17, 2713.37, 2902.02, 3148.62].entries()) expect(kcals(man)[i]).toBeCloseTo(kcal, 9);
    for (const [i, kcal] of [1922.3, 2079.77, 2216.65, 2436.23].entries()) expect(kcals(woman)[i]).toBeCloseTo(kcal, 9);
  });

  it("start at 19 years", () => {
    expect(kcals({ ageYears: 18.9 })).toEqual([]);
    expect(kcals({ ageYears: 19 })).toHaveLength(4);
  });
});

describe("goals", () => {
  it("count 1,100 kcal a day for a kilogram a week and flag intakes below the safe minimum", () => {
    const { goals, tdee } = outputsOf(bmrTdee, woman);
    expect(goals.map((row: { weeklyKg: number }) => row.weeklyKg)).toEqual([-1, -0.5, -0.25, 0, 0.25, 0.5, 1]);
    expect(goals[0].kcal).toBeCloseTo(tdee - 1100, 9);
    expect(goals[6].kcal).toBeCloseTo(tdee + 1100, 9);
    // 1239 × 1.375 = 1703.6; minus 1,100, 550 and 275 that gives 604, 1,154 and 1,429. A woman's minimum is 1,200.
    expect(goals.map((row: { belowFloor: boolean }) => row.belowFloor)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    // A man's minimum is 1,500: 1405 × 1.2 − 275 = 1,411.
    const small = outputsOf(bmrTdee, { ...woman, sex: "male", activity: "custom", customPal: 1.2 });
    expect(small.goals[2]).toMatchObject({ belowFloor: true });
  });

  it("give the weekly weight change for an intake", () => {
    const outputs = outputsOf(bmrTdee, { ...man, wantedIntake: 1617.5 * 1.375 - 550 });
    expect(outputs.wantedWeeklyKg).toBeCloseTo(-0.5, 9);
    expect(outputsOf(bmrTdee, man).wantedWeeklyKg).toBeNull();
  });
});

describe("from a log", () => {
  /** A person who burns 2,400 kcal and eats 2,000: a loss of 400 ÷ 7,700 kg a day. */
  const log = (days: number, factor = 1) =>
    Array.from({ length: days }, (_, i) => ({
      date: `2026-03-${String(i + 1).padStart(2, "0")}`,
      weight: (80 - (400 / 7700) * i) / factor,
      intakeKcal: 2000,
    }));
  const adaptive = (rows: object[], more: object = {}) => ({ mode: "adaptive", log: rows, ...more }) as Inputs;

  it("recovers the expenditure of a person whose weight follows the energy balance", () => {
    const outputs = outputsOf(bmrTdee, adaptive(log(29), man));
    expect(outputs.tdee).toBeCloseTo(2400, 6);
    expect(outputs.slopeKgPerWeek).toBeCloseTo((-7 * 400) / 7700, 9);
    expect([outputs.logDays, outputs.meanIntake]).toEqual([28, 2000]);
    expect(outputs.tdeeLow).toBeCloseTo(2400, 4);
    expect(outputs.pal).toBeCloseTo(2400 / 1617.5, 8);
    expect(outputs.formulas[0].tdee).toBeCloseTo(2400, 6);
  });

  it("accepts pounds, rows in any order, and days with only one of the two values", () => {
    const pounds = adaptive(log(29, 0.45359237).toReversed(), { ...man, unitSystem: "imperial" });
    expect(outputsOf(bmrTdee, pounds).tdee).toBeCloseTo(2400, 6);
    const halves = log(29).map((row, i) => (i % 2 ? { ...row, weight: null } : { ...row, intakeKcal: null }));
    expect(outputsOf(bmrTdee, adaptive(halves)).tdee).toBeCloseTo(2400, 6);
  });

  it("uses a different energy per kilogram", () => {
    expect(outputsOf(bmrTdee, adaptive(log(29), { energyPerKg: 5000 })).tdee).toBeCloseTo(
      2000 + (400 * 5000) / 7700,
      6,
    );
  });

  it("derives the band from the slope: ± 1.96 standard errors", () => {
    // Weights 0, 1, 0, 1 … kg above 70 on every third day from 0 to 21; slope and error by the formulas.
    const days = [0, 3, 6, 9, 12, 15, 18, 21];
    const rows = days.map((day, i) => ({
      date: `2026-03-${String(day + 1).padStart(2, "0")}`,
      weight: 70 + (i % 2),
      intakeKcal: 2000,
    }));
    // Σ(x − 10.5)² = 378; Σxy' = 6, so b = 6 ÷ 378; SSR = 2 − 36 ÷ 378; SE = √(SSR ÷ 6 ÷ 378)
    const slope = 6 / 378;
    const error = Math.sqrt((2 - 36 / 378) / 6 / 378);
    const outputs = outputsOf(bmrTdee, adaptive(rows));
    expect(outputs.tdee).toBeCloseTo(2000 - slope * 7700, 6);
    expect(outputs.tdeeHigh - outputs.tdee).toBeCloseTo(1.96 * error * 7700, 6);
    expect(outputs.tdee - outputs.tdeeLow).toBeCloseTo(1.96 * error * 7700, 6);
    expect(outputs.noticeCodes).toBe("adaptive-short");
  });

  const TOO_SHORT = "The log needs at least 7 weights and 7 intakes over 14 days, one row a day.";
  it.each([
    ["no rows", []],
    ["14 rows over 13 days", log(14)],
    ["6 weights", log(29).map((row, i) => (i % 5 ? { ...row, weight: null } : row))],
    ["6 intakes", log(29).map((row, i) => (i % 5 ? { ...row, intakeKcal: null } : row))],
    ["a duplicate date", [...log(29), { date: "2026-03-05", weight: null, intakeKcal: 2000 }]],
  ])("rejects %s", (_, rows) => {
    expect(problemsOf(bmrTdee, adaptive(rows) ?? {})).toEqual([{ field: "log", message: TOO_SHORT }]);
  });

  it("accepts 15 rows over 14 days and ignores the activity", () => {
    expect(problemsOf(bmrTdee, adaptive(log(15), { activity: "day-plan" }) ?? {})).toEqual([]);
  });

  it("rejects a log in which weight rises faster than the food explains", () => {
    const rows = log(29).map((row, i) => ({ ...row, weight: 70 + i }));
    expect(problemsOf(bmrTdee, adaptive(rows) ?? {})[0]?.field).toBe("log");
  });
});

describe("notices", () => {
  it.each([
    [{}, null],
    [{ ageYears: 78 }, null],
    [{ ageYears: 79 }, "mifflin-age"],
    [{ ageYears: 79, formula: "henry-2005" }, null],
    [{ ageYears: 18 }, "mifflin-age eer-age"],
    [{ activity: "custom", customPal: 2.5 }, null],
    [{ activity: "custom", customPal: 2.6, ageYears: 90 }, "mifflin-age pal-unsustained"],
  ])("%o: %s", (inputs, codes) => {
    expect(outputsOf(bmrTdee, inputs).noticeCodes).toBe(codes);
  });
});

describe("headline", () => {
  it("gives the day in rounded calories with the range of the formulas", () => {
    // 1,445.25 × 1.375 = 1,987.2; Henry's 1,430.2 and Harris-Benedict's 1,513.9 (1919) × 1.375: 1,966.5 and 2,081.6
    expect(headlineOf(bmrTdee)).toEqual({
      label: "Calories a day",
      before: "You burn about",
      figure: "1,990",
      after: "calories a day; the formulas range from 1,970 to 2,080.",
      second: "1,450 of them at rest",
    });
  });
});

it("shows the formulas with the user’s numbers", () => {
  const expressions = workingOf({ unitSystem: "imperial", weightSt: 11, weightLb: 4, sex: "male" }).map(
    ({ expression }) => expression,
  );
  expect(expressions.slice(0, 5)).toEqual([
    "(11 × 14 + 4) × 0.45359237",
    "(5 × 12 + 5) × 2.54",
    "10 × 71.667594 + 6.25 × 165.1 − 5 × 35 + 5",
    "Light: exercise 1 to 3 days a week",
    "1,578.550945 × 1.375",
  ]);
  expect(expressions).toContain("19.11 × 71.667594 + 15.61 × 165.1 − 10.83 × 35 − 517.88");
});

describe("bad input", () => {
  const FAT = "Enter body fat (3 to 70%) to use this formula.";
  it.each([
    [{ ageYears: 12 }, "ageYears", "These formulas are for adults of 18 to 110 years."],
    [{ ageYears: 111 }, "ageYears", "Age must be between 18 and 110 years."],
    [{ formula: "katch-mcardle" }, "bodyFatPercent", FAT],
    [{ formula: "cunningham", bodyFatPercent: null }, "bodyFatPercent", FAT],
    [{ bodyFatPercent: 85 }, "bodyFatPercent", "Body fat must be between 3 and 70%."],
    [{ activity: "custom", customPal: 0.9 }, "customPal", "The activity factor must be between 1.12 and 5."],
    [{ activity: "day-plan" }, "dayPlan", "The hours of the day plan must add up to 24."],
    [
      { activity: "day-plan", dayPlan: [{ hours: 18, met: 1 }] },
      "dayPlan",
      "The hours of the day plan must add up to 24.",
    ],
    [
      { activity: "day-plan", dayPlan: [{ hours: 24, met: 1.1 }] },
      "dayPlan",
      "The mean intensity of the day must be at least 1.12 MET.",
    ],
    [
      { activity: "day-plan", dayPlan: [{ hours: 24, met: 25 }] },
      "dayPlan",
      "Activity 1: Intensity must be between 0.9 and 20 MET.",
    ],
    [{ weightKg: 19 }, "weightKg", "Weight must be between 20 and 650 kg."],
    [{ unitSystem: "imperial", weightLb: 44 }, "weightLb", "Weight must be between 44.1 and 1,433 lb."],
    [{ heightCm: 99 }, "heightCm", "Height must be between 100 and 272 cm (3 ft 3 in and 8 ft 11 in)."],
    [
      { mode: "adaptive", energyPerKg: 4000, log: [] },
      "energyPerKg",
      "Energy of 1 kg of body weight must be between 5,000 and 9,500 kcal/kg.",
    ],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(bmrTdee, inputs)).toEqual([{ field, message }]);
  });

  it("reports every problem", () => {
    const inputs = { weightKg: 75, formula: "cunningham", activity: "day-plan", dayPlan: [] };
    expect(problemsOf(bmrTdee, inputs).map(({ field }) => field)).toEqual(["bodyFatPercent", "dayPlan"]);
  });

  it("ignores inputs that the method does not use", () => {
    expect(problemsOf(bmrTdee, { customPal: 0, dayPlan: [{ hours: -1, met: 0 }], energyPerKg: 0, log: [{}] })).toEqual(
      [],
    );
  });
});

it("gives a higher rate for a heavier person in every formula, and for a taller one in those that use height", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("female", "male"),
      fc.double({ min: 40, max: 150, noNaN: true }),
      fc.double({ min: 140, max: 210, noNaN: true }),
      fc.integer({ min: 18, max: 100 }),
      (sex, weightKg, heightCm, ageYears) => {
        const at = (kg: number, cm: number) =>
          outputsOf(bmrTdee, { sex, weightKg: kg, heightCm: cm, ageYears, bodyFatPercent: 25 }).formulas;
        const [here, heavier, taller] = [
          at(weightKg, heightCm),
          at(weightKg + 1, heightCm),
          at(weightKg, heightCm + 1),
        ];
        for (const i of [0, 1, 2, 3, 4, 5]) expect(heavier[i].bmr).toBeGreaterThan(here[i].bmr);
        for (const i of [0, 1, 2, 3]) expect(taller[i].bmr).toBeGreaterThan(here[i].bmr);
      },
    ),
  );
});
