import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import calories from "./calculator";

beforeAll(async () => {
  await loadWorking(calories);
});

type Inputs = Parameters<typeof outputsOf>[1];

function workingOf(inputs: Inputs): readonly Step[] {
  const result = answer(calories, { inputs: inputs ?? {}, working: true });
  return ("working" in result && result.working) || [];
}

/** Mifflin: (750 + 1031.25 − 175 − 161 = 1445.25) × 1.375. */
const MAINTENANCE = 1987.21875;
const fixed = { model: "static" } as const;

describe("the fixed rule", () => {
  it("takes 1,100 kcal a day for a kilogram a week: 3,500 kcal a pound, in kilograms", () => {
    const outputs = outputsOf(calories, fixed);
    expect(outputs.maintenanceKcal).toBeCloseTo(MAINTENANCE, 9);
    expect(outputs.dailyKcal).toBeCloseTo(MAINTENANCE - 550, 9);
    expect(outputs).toMatchObject({ days: 140, weeks: 20, reachDate: "2027-04-09", averageWeeklyKg: -0.5 });
    expect(outputs.deficitKcal).toBeCloseTo(550, 9);
    // Mifflin at 65 kg: 1345.25 × 1.375
    expect(outputs.maintenanceAtGoalKcal).toBeCloseTo(1849.71875, 9);
    expect(outputs.trajectory).toHaveLength(21);
    expect(outputs.trajectory[4]).toMatchObject({ day: 28, fatKg: null, leanKg: null });
    expect(outputs.trajectory[4].weightKg).toBeCloseTo(73, 9);
    expect(outputs.trajectory[4].expenditureKcal).toBeCloseTo(MAINTENANCE, 9);
  });

  it("divides the weight to lose by the days until a date", () => {
    const outputs = outputsOf(calories, { ...fixed, planBy: "date", goalDate: "2027-05-21" });
    expect(outputs.days).toBe(182);
    expect(outputs.dailyKcal).toBeCloseTo(MAINTENANCE - 77_000 / 182, 9);
  });

  it("divides it by the deficit of an intake and rounds the days up", () => {
    const outputs = outputsOf(calories, { ...fixed, planBy: "calories", dailyCalories: 1500 });
    // 77,000 ÷ 487.21875 = 158.04
    expect([outputs.days, outputs.staticDays]).toEqual([159, 159]);
    expect(outputs.averageWeeklyKg).toBeCloseTo(-70 / 159, 9);
  });

  it("assumes the same share of fat at the goal, for formulas based on lean mass", () => {
    const inputs = { ...fixed, formula: "cunningham", bodyFatPercent: 40 };
    expect(outputsOf(calories, inputs).maintenanceAtGoalKcal).toBeCloseTo((500 + 22 * 39) * 1.375, 9);
  });

  it("does not round a whole number of days up because of floating-point error", () => {
    // 7 × 4.2 ÷ 0.3 = 98.00000000000001
    const inputs = { ...fixed, goalWeightKg: 70.8, weeklyRateKg: 0.3 };
    expect(outputsOf(calories, inputs).days).toBe(98);
  });
});

describe("the dynamic model", () => {
  it("agrees with LSODA and Brent's method (SciPy 1.17)", () => {
    const byRate = outputsOf(calories);
    expect(Math.abs(byRate.dailyKcal - 1309.37757)).toBeLessThan(0.005);
    expect(Math.abs(byRate.maintenanceAtGoalKcal - 1823.63271)).toBeLessThan(0.005);
    // 65.026 kg after 217 days of 1,500 kcal, and 64.991 kg after 218
    expect(outputsOf(calories, { planBy: "calories", dailyCalories: 1500 }).dynamicDays).toBe(218);
  });

  it("gives a lower intake than the fixed rule, or a later date", () => {
    const byRate = outputsOf(calories);
    expect(byRate.dailyKcal).toBeLessThan(byRate.staticDailyKcal);
    expect(byRate.dynamicDailyKcal).toBe(byRate.dailyKcal);
    expect(byRate.days).toBe(140);
    expect(byRate.trajectory.at(-1).weightKg).toBeCloseTo(65, 6);
    const byIntake = outputsOf(calories, { planBy: "calories", dailyCalories: 1500 });
    expect(byIntake.dynamicDays).toBeGreaterThan(byIntake.staticDays);
    expect(byIntake.days).toBe(byIntake.dynamicDays);
  });

  it("starts from the body fat entered, or from the usual value", () => {
    const [usual] = outputsOf(calories).trajectory;
    // Jackson 2002 at 35 years and a BMI of 27.548: 4.9 + 39.96 × ln 27.548 − 102.01 = 35.39%
    expect(usual).toMatchObject({ day: 0, date: "2026-11-20", weightKg: 75 });
    expect(usual.expenditureKcal).toBeCloseTo(MAINTENANCE, 9);
    expect(usual.fatKg).toBeCloseTo(75 * 0.3539, 2);
    const [known] = outputsOf(calories, { bodyFatPercent: 40 }).trajectory;
    expect(known.fatKg).toBeCloseTo(30, 9);
    expect(known.leanKg).toBeCloseTo(45, 9);
  });

  it("allows more food if activity increases at the start", () => {
    const more = outputsOf(calories, { activityChangePercent: 50 });
    expect(more.dailyKcal).toBeGreaterThan(outputsOf(calories).dailyKcal + 100);
    expect(more.maintenanceKcal).toBeCloseTo(MAINTENANCE, 9);
    expect(outputsOf(calories, { ...fixed, activityChangePercent: 50 }).dailyKcal).toBeCloseTo(MAINTENANCE - 550, 9);
  });

  it("reports when the weight levels off before the goal", () => {
    const outputs = outputsOf(calories, { planBy: "calories", dailyCalories: 1900 });
    expect(outputs).toMatchObject({
      days: null,
      weeks: null,
      reachDate: null,
      averageWeeklyKg: null,
      maintenanceAtGoalKcal: null,
      dynamicDays: null,
      noticeCodes: "goal-not-reached",
    });
    expect(outputs.trajectory).toHaveLength(53);
    expect(outputs.trajectory.at(-1).day).toBe(364);
  });

  it("plans a gain", () => {
    const outputs = outputsOf(calories, { goal: "gain", goalWeightKg: 80 });
    expect(outputs.days).toBe(70);
    expect(outputs.dailyKcal).toBeGreaterThan(MAINTENANCE + 500);
    expect(outputs.averageWeeklyKg).toBeCloseTo(0.5, 12);
    expect(outputs.maintenanceAtGoalKcal).toBeGreaterThan(MAINTENANCE);
    const byIntake = outputsOf(calories, {
      goal: "gain",
      goalWeightKg: 80,
      planBy: "calories",
      dailyCalories: 2500,
    });
    expect(byIntake.days).toBeGreaterThan(0);
    const less = outputsOf(calories, {
      goal: "gain",
      goalWeightKg: 80,
      planBy: "calories",
      dailyCalories: 1600,
    });
    expect([less.staticDays, less.dynamicDays]).toEqual([null, null]);
  });
});

describe("keeping the weight", () => {
  it("takes the same intake as before, and is reached today", () => {
    const outputs = outputsOf(calories, { goal: "maintain", goalWeightKg: 20, weeklyRateKg: 9 });
    expect(outputs).toMatchObject({
      days: 0,
      weeks: 0,
      reachDate: "2026-11-20",
      averageWeeklyKg: 0,
      targetWeightKg: 75,
    });
    for (const key of ["dailyKcal", "maintenanceAtGoalKcal", "staticDailyKcal", "dynamicDailyKcal"])
      expect(outputs[key]).toBeCloseTo(MAINTENANCE, 9);
    expect(outputs.trajectory).toHaveLength(1);
    expect(outputs.goalBmi).toBe(outputs.startBmi);
  });
});

describe("macros", () => {
  it.each([
    ["balanced", [50, 20, 30], [true, true, true]],
    ["high-protein", [40, 30, 30], [false, true, true]],
    ["low-carb", [25, 35, 40], [false, true, false]],
    ["keto", [5, 25, 70], [false, true, false]],
    ["low-fat", [60, 20, 20], [true, true, true]],
  ])("%s: %s", (macroPlan, shares, within) => {
    const { macros, dailyKcal } = outputsOf(calories, { macroPlan });
    type Row = { percent: number; kcal: number; grams: number; withinAmdr: boolean };
    expect(macros.map((row: Row) => row.percent)).toEqual(shares);
    // IOM 2005: carbs 45–65, protein 10–35, fat 20–35%
    expect(macros.map((row: Row) => row.withinAmdr)).toEqual(within);
    for (const [i, row] of macros.entries()) {
      expect(row.kcal).toBeCloseTo((dailyKcal * (shares[i] as number)) / 100, 9);
      expect(row.grams).toBeCloseTo(row.kcal / ([4, 4, 9][i] as number), 9);
    }
  });

  it("by weight: 1.4 g of protein by the guidelines, or the amount entered", () => {
    const guideline = outputsOf(calories, { macroPlan: "dga-2025" });
    expect(guideline.proteinGramsPerKg).toBeCloseTo(1.4, 12);
    expect(guideline.macros[1].grams).toBeCloseTo(105, 9);
    expect(guideline.macros[2].percent).toBe(30);
    const own = outputsOf(calories, { macroPlan: "protein-per-kg", proteinPerKg: 2, fatPercent: 25 });
    expect(own.macros[1].grams).toBeCloseTo(150, 9);
    expect(own.macros.reduce((sum: number, row: { percent: number }) => sum + row.percent, 0)).toBeCloseTo(100, 9);
  });
});

describe("the week", () => {
  it("has the same total with more food on the weekend", () => {
    const { weekPlan, dailyKcal } = outputsOf(calories, { weekendBoostPercent: 20 });
    const eaten = weekPlan.map((row: { kcal: number }) => row.kcal);
    expect(eaten).toHaveLength(7);
    expect(eaten[5]).toBeCloseTo(1.2 * dailyKcal, 9);
    expect(eaten[6]).toBe(eaten[5]);
    // (7 − 2.4) ÷ 5
    expect(eaten[0]).toBeCloseTo(0.92 * dailyKcal, 9);
    expect(eaten.reduce((sum: number, kcal: number) => sum + kcal, 0)).toBeCloseTo(7 * dailyKcal, 6);
  });
});

describe("notices", () => {
  const small = { weightKg: 60, goalWeightKg: 55 };
  it.each([
    [{}, null],
    [{ ...small, ...fixed, activity: "sedentary" }, "below-floor"],
    // 0.8 kg a week of 75 kg is 1.07%: 1987 − 880 = 1107 kcal
    [{ ...fixed, weeklyRateKg: 0.8 }, "below-floor fast-change low-protein"],
    [{ ...fixed, weeklyRateKg: 0.7 }, null],
    [{ ...fixed, weeklyRateKg: 0.75, activity: "moderate" }, null],
    [{ goal: "maintain", lifeStage: "pregnant" }, "pregnant"],
    [{ ...fixed, lifeStage: "lactating", ageYears: 65, weeklyRateKg: 0.2 }, "lactating low-protein older-adult"],
  ])("%o: %s", (inputs, codes) => {
    expect(outputsOf(calories, inputs).noticeCodes).toBe(codes);
  });

  it("use a different minimum for each sex", () => {
    const inputs = { ...fixed, sex: "male", weeklyRateKg: 1, weightKg: 90, goalWeightKg: 80, heightCm: 175 };
    // (900 + 1093.75 − 175 + 5) × 1.375 − 1100 = 1407.7
    expect(outputsOf(calories, inputs)).toMatchObject({ floorKcal: 1500, belowFloor: true });
    expect(outputsOf(calories, { goal: "maintain" })).toMatchObject({ floorKcal: 1200, belowFloor: false });
  });
});

describe("headline", () => {
  it("answers in the terms of the plan", () => {
    expect(headlineOf(calories, fixed)).toEqual({
      label: "Calories a day",
      before: "Eat about",
      figure: "1,440",
      after: "calories a day to lose 0.5 kg a week and weigh 65 kg on April 9, 2027.",
      second: "After that, about 1,850 a day keeps you there.",
    });
    expect(headlineOf(calories, { ...fixed, unitSystem: "imperial" }).after).toMatch(
      /^calories a day to lose a pound a week and weigh 143 lb on /,
    );
    expect(headlineOf(calories, { ...fixed, planBy: "date" }).after).toBe(
      "calories a day to weigh 65 kg on May 21, 2027.",
    );
    expect(headlineOf(calories, { ...fixed, planBy: "calories", dailyCalories: 1500 })).toMatchObject({
      before: "On 1,500 calories a day, you reach 65 kg on",
      figure: "April 28, 2027",
      after: ", after 159 days.",
    });
    expect(headlineOf(calories, { planBy: "calories", dailyCalories: 1900 }).figure).toBe("not reached");
    expect(headlineOf(calories, { goal: "maintain" })).toMatchObject({
      figure: "1,990",
      after: "calories a day to keep your weight of 75 kg.",
    });
  });
});

it("shows the arithmetic of both models", () => {
  const labels = workingOf({}).map(({ label }) => label);
  expect(labels).toContain("Constant K = 0.76 × intake − 22 × lean − 3.2 × fat − δ × weight");
  expect(labels).toContain("Dynamic model: weight after 30 days");
  expect(labels).toContain("Dynamic model: weight after 140 days");
  // With body fat entered, no estimate is needed.
  const measured = workingOf({ bodyFatPercent: 20 }).map(({ label }) => label);
  const estimate = labels.filter((label) => label.includes("fat") && !measured.includes(label));
  expect(estimate.length).toBeGreaterThan(0);
  const rule = workingOf({}).find(({ label }) => label.startsWith("By the rule"));
  expect(rule).toMatchObject({ expression: "1,987.21875 − 0.5 × 7,700 ÷ 7", value: "1,437.21875 kcal" });
});

describe("bad input", () => {
  const FEW = "That would need fewer than 800 kcal a day. Choose a slower rate or a later date.";
  const DATE = "The goal date must be 1 to 3,650 days after the start.";
  const ROOM = "Protein and fat already exceed 100% of the calories.";
  it.each([
    [{ goalWeightKg: 75 }, "goalWeightKg", "To lose weight, the goal must be under 75 kg."],
    [{ goal: "gain", goalWeightKg: 70 }, "goalWeightKg", "To gain weight, the goal must be over 75 kg."],
    [{ unitSystem: "imperial", goalWeightLb: 170 }, "goalWeightLb", "To lose weight, the goal must be under 165 lb."],
    [{ goalWeightKg: 50 }, "goalWeightKg", "That goal is under a BMI of 18.5 (50.4 kg at your height)."],
    [{ weeklyRateKg: 1.5 }, "weeklyRateKg", FEW],
    [{ ...fixed, weeklyRateKg: 1.2 }, "weeklyRateKg", FEW],
    [{ unitSystem: "imperial", weeklyRateLb: 3.3 }, "weeklyRateLb", FEW],
    [{ planBy: "date", goalDate: "2026-12-01" }, "goalDate", FEW],
    [{ planBy: "date", goalDate: "2026-11-21" }, "goalDate", FEW],
    [
      { planBy: "calories", dailyCalories: 700 },
      "dailyCalories",
      "Calories a day must be between 800 and 10,000 kcal.",
    ],
    [{ planBy: "date", goalDate: "2026-11-20" }, "goalDate", DATE],
    [{ planBy: "date", goalDate: "2036-11-18" }, "goalDate", DATE],
    [
      { goal: "gain", goalWeightKg: 600, planBy: "date", goalDate: "2026-12-20" },
      "goalDate",
      "That would need more than 20,000 kcal a day. Choose a slower rate or a later date.",
    ],
    [
      { weeklyRateKg: 0.001 },
      "weeklyRateKg",
      "At that rate, the goal is more than 3,650 days away. Choose a faster one.",
    ],
    [{ weeklyRateKg: 0 }, "weeklyRateKg", "Change per week must be more than 0 and at most 1.5 kg."],
    [{ macroPlan: "custom", fatPercent: 40 }, "carbsPercent", "Carbs, protein and fat must add up to 100%."],
    [{ macroPlan: "protein-per-kg", proteinPerKg: 3, fatPercent: 60 }, "proteinPerKg", ROOM],
    [
      { weightKg: 250, goalWeightKg: 240, macroPlan: "dga-2025", planBy: "calories", dailyCalories: 800 },
      "macroPlan",
      ROOM,
    ],
    [{ lifeStage: "pregnant" }, "lifeStage", "Losing weight in pregnancy is not planned here."],
    [
      { sex: "male", goal: "maintain", lifeStage: "pregnant" },
      "lifeStage",
      "Pregnancy and breastfeeding apply to women here.",
    ],
    [{ startDate: "9999-10-01" }, "startDate", "The plan must end by December 31, 9999. Choose an earlier start."],
    [{ formula: "cunningham" }, "bodyFatPercent", "Enter body fat (3 to 70%) to use this formula."],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(calories, inputs)).toEqual([{ field, message }]);
  });

  it("does not include a split within 0.05 of 100, or 3,650 days", () => {
    const split = { macroPlan: "custom", carbsPercent: 50.05 };
    expect(problemsOf(calories, split)).toEqual([]);
    expect(problemsOf(calories, { planBy: "date", goalDate: "2036-11-17" })).toEqual([]);
  });

  it("is reported for every broken rule", () => {
    const inputs = { goalWeightKg: 80, lifeStage: "pregnant", macroPlan: "custom", fatPercent: 0 };
    expect(problemsOf(calories, inputs).map(({ field }) => field)).toEqual([
      "goalWeightKg",
      "carbsPercent",
      "lifeStage",
    ]);
  });
});

it("reaches the goal on the given day", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 70, max: 160, noNaN: true }),
      fc.double({ min: 0.02, max: 0.2, noNaN: true }),
      fc.double({ min: 0.1, max: 0.6, noNaN: true }),
      (weightKg, share, weeklyRateKg) => {
        const goalWeightKg = weightKg * (1 - share);
        const inputs = { weightKg, goalWeightKg, weeklyRateKg, activity: "moderate" };
        fc.pre(problemsOf(calories, inputs).length === 0);
        const { trajectory, dailyKcal, days } = outputsOf(calories, inputs);
        expect(trajectory.at(-1)).toMatchObject({ day: days });
        expect(trajectory.at(-1).weightKg).toBeCloseTo(goalWeightKg, 5);
        const back = outputsOf(calories, {
          ...inputs,
          planBy: "calories",
          dailyCalories: Math.max(800, dailyKcal - 1e-3),
        });
        expect(back.days).toBeLessThanOrEqual(days);
        expect(back.days).toBeGreaterThanOrEqual(days - 1);
      },
    ),
    { numRuns: 30 },
  );
});

describe("breastfeeding", () => {
  const mother = { ...fixed, lifeStage: "lactating" };

  it("adds the milk to what is eaten, by the date as by the calories", () => {
    const [without, nursing] = [outputsOf(calories, fixed), outputsOf(calories, mother)];
    expect(nursing.dailyKcal - without.dailyKcal).toBeCloseTo(330, 9);
    expect(nursing.deficitKcal).toBeCloseTo(without.deficitKcal, 9);
    expect(nursing.days).toBe(without.days);
    for (const model of ["static", "dynamic"]) {
      const plan = { ...fixed, model, planBy: "calories", dailyCalories: 1500 };
      const fed = outputsOf(calories, { ...plan, dailyCalories: 1830, lifeStage: "lactating" });
      expect([fed.days, fed.reachDate]).toEqual([outputsOf(calories, plan).days, outputsOf(calories, plan).reachDate]);
    }
  });

  it("says when protein is below the recommendation, which is higher for mothers", () => {
    const diet = { ...fixed, macroPlan: "protein-per-kg" };
    const codes = (inputs: object) => outputsOf(calories, { ...diet, ...inputs }).noticeCodes ?? "";
    expect(codes({ proteinPerKg: 0.8 })).not.toContain("low-protein");
    expect(codes({ proteinPerKg: 0.79 })).toContain("low-protein");
    expect(codes({ lifeStage: "lactating", proteinPerKg: 1.29 })).toContain("low-protein");
    expect(codes({ lifeStage: "lactating", proteinPerKg: 1.3 })).not.toContain("low-protein");
  });
});
