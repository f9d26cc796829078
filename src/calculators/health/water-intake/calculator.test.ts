import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import water from "./calculator";

beforeAll(async () => {
  await loadWorking(water);
});

type Inputs = Parameters<typeof outputsOf>[1];

function workingOf(inputs: Inputs): readonly Step[] {
  const result = answer(water, { inputs: inputs ?? {}, working: true });
  return ("working" in result && result.working) || [];
}

/** Total water and the part from drinks in mL, before exercise and heat. */
function base(inputs: Inputs): number[] {
  const { baseTotalMl, baseBeveragesMl } = outputsOf(water, inputs);
  return [baseTotalMl, baseBeveragesMl];
}

describe("EFSA's adequate intakes (2010)", () => {
  it.each([
    ["female", 1, 1150],
    ["male", 70, 2500],
  ])("%s, %s years: %s mL, 80%% from drinks", (sex, ageYears, total) => {
    const [all, drinks] = base({ basis: "efsa", sex, ageYears }) as [number, number];
    expect(all).toBe(total);
    expect(drinks).toBeCloseTo(0.8 * total, 9);
  });

  it("300 mL more during pregnancy, 700 mL more when breastfeeding", () => {
    expect(base({ basis: "efsa", lifeStage: "pregnant" })[0]).toBe(2300);
    expect(base({ basis: "efsa", lifeStage: "lactating" })[0]).toBe(2700);
  });
});

describe("by body weight", () => {
  it.each([
    [18, 65, 2275],
    [54.9, 65, 2275],
    [55, 65, 1950],
    [65, 65, 1950],
    [65.1, 65, 1625],
    // Holliday and Segar 1957: 100 mL/kg up to 10 kg, then 1,000 + 50 per kg, then 1,500 + 20 per kg beyond 20 kg
    [2, 8, 800],
    [5, 16, 1300],
    [12, 40, 1900],
    [17.9, 70, 2500],
  ])("at %s years and %s kg: %s mL", (ageYears, weightKg, total) => {
    const [all, drinks] = base({ basis: "weight", ageYears, weightKg }) as [number, number];
    expect(all).toBeCloseTo(total, 9);
    expect(drinks).toBeCloseTo(0.8 * total, 9);
  });

  it("adds the same as EFSA for pregnancy and breastfeeding", () => {
    expect(base({ basis: "weight", lifeStage: "lactating" })[0]).toBeCloseTo(2275 + 700, 9);
  });
});

it("compares the three references regardless of the chosen one", () => {
  for (const basis of ["iom", "efsa", "weight"]) {
    const { comparison } = outputsOf(water, { basis });
    expect(comparison).toEqual([
      { basis: "iom", totalMl: 2700, beveragesMl: 2200 },
      { basis: "efsa", totalMl: 2000, beveragesMl: 1600 },
      { basis: "weight", totalMl: 2275, beveragesMl: 1820 },
    ]);
  }
});

describe("exercise and heat", () => {
  it.each([
    // ACSM 2007: 0.4 to 0.8 L an hour
    ["light", "temperate", 400],
    ["moderate", "temperate", 600],
    ["vigorous", "temperate", 800],
    ["vigorous", "hot", 1000],
  ])("%s in %s weather: %s mL an hour", (exerciseIntensity, climate, hourly) => {
    const outputs = outputsOf(water, { exerciseMinutes: 90, exerciseIntensity, climate });
    expect(outputs.exerciseMl).toBeCloseTo(1.5 * hourly, 9);
    expect(outputs.beveragesMl).toBeCloseTo(2200 + 1.5 * hourly, 9);
    expect(outputs.totalWaterMl - outputs.beveragesMl).toBeCloseTo(outputs.foodWaterMl, 9);
    expect(outputs.foodWaterMl).toBe(500);
  });

  it("24 fluid ounces per hour in the heat (NIOSH)", () => {
    const outputs = outputsOf(water, { exerciseMinutes: 0, heatHours: 2 });
    expect(outputs.heatMl).toBeCloseTo(48 * 29.5735295625, 9);
    expect(outputs.usFlOz).toBeCloseTo(2200 / 29.5735295625 + 48, 9);
    expect(outputs.litres).toBeCloseTo(outputs.beveragesMl / 1000, 12);
  });
});

describe("glasses over the day", () => {
  it("start at the time of getting up, and the last one holds the remainder", () => {
    const { schedule, glasses, hourlyMl } = outputsOf(water, { exerciseMinutes: 0, glassMl: 500 });
    expect(glasses).toBeCloseTo(4.4, 12);
    // 900 minutes ÷ 5
    expect(schedule.map((row: { time: string }) => row.time)).toEqual(["07:00", "10:00", "13:00", "16:00", "19:00"]);
    expect(schedule.map((row: { ml: number }) => row.ml)).toEqual([500, 500, 500, 500, 200]);
    expect(hourlyMl).toBeCloseTo(2200 / 15, 9);
  });

  it("continue past midnight, at whole minutes", () => {
    const { schedule } = outputsOf(water, {
      wakeTime: "20:00",
      bedTime: "04:00",
      exerciseMinutes: 0,
      glassMl: 750,
    });
    // 480 minutes ÷ 3
    expect(schedule.map((row: { time: string }) => row.time)).toEqual(["20:00", "22:40", "01:20"]);
    const { schedule: odd } = outputsOf(water, {
      wakeTime: "20:00",
      bedTime: "04:01",
      exerciseMinutes: 0,
      glassMl: 350,
    });
    // 481 ÷ 7 = 68.7
    expect(odd[1].time).toBe("21:08");
  });

  it("add up to the amount to drink", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 2000 }),
        fc.integer({ min: 0, max: 720 }),
        fc.double({ min: 0, max: 16, noNaN: true }),
        (glassMl, exerciseMinutes, heatHours) => {
          const { schedule, beveragesMl } = outputsOf(water, { glassMl, exerciseMinutes, heatHours });
          const sum = schedule.reduce((all: number, row: { ml: number }) => all + row.ml, 0);
          expect(sum).toBeCloseTo(beveragesMl, 6);
          for (const { ml } of schedule) {
            expect(ml).toBeGreaterThan(0);
            expect(ml).toBeLessThanOrEqual(glassMl + 1e-6);
          }
        },
      ),
    );
  });
});

describe("sweat", () => {
  const run = { mode: "sweat-rate", preWeightKg: 70, postWeightKg: 69, exerciseMinutes: 60, fluidMl: 500 };

  it("is the weight lost plus the amount drunk", () => {
    const outputs = outputsOf(water, { ...run, exerciseMinutes: 90, urineMl: 200 });
    expect(outputs.sweatLossMl).toBeCloseTo(1300, 9);
    expect(outputs.sweatRateMlPerHour).toBeCloseTo(1300 / 1.5, 9);
    expect(outputs.massLossPercent).toBeCloseTo(100 / 70, 9);
    // ACSM 2007: 1.5 L for each kilogram lost
    expect(outputs.replaceMl).toBeCloseTo(1500, 9);
    expect(outputs).toMatchObject({ beveragesMl: null, glasses: null, schedule: [], comparison: [] });
  });

  it("reads pounds", () => {
    const pounds = {
      ...run,
      unitSystem: "imperial",
      preWeightLb: 70 / 0.45359237,
      postWeightLb: 69 / 0.45359237,
    };
    expect(outputsOf(water, pounds).sweatRateMlPerHour).toBeCloseTo(1500, 6);
    // The note appears next to ounces here and next to liters elsewhere, so it must not name a unit.
    expect(water.outputs.replaceMl.note).not.toMatch(/\bL\b|kilogram/);
  });

  it("gives the amount per hour that keeps the loss within 2%", () => {
    const { enoughMlPerHour, sweatRateMlPerHour } = outputsOf(water, {
      ...run,
      postWeightKg: 68,
      exerciseMinutes: 120,
    });
    expect(sweatRateMlPerHour).toBeCloseTo(1250, 9);
    // 2,500 mL less 1,400 mL, in two hours
    expect(enoughMlPerHour).toBeCloseTo(550, 9);
    const kept = outputsOf(water, { ...run, exerciseMinutes: 120, fluidMl: 1100, postWeightKg: 68.6 });
    expect(kept.massLossPercent).toBeCloseTo(2, 9);
    expect(outputsOf(water, { ...run, fluidMl: 0 }).enoughMlPerHour).toBeNull();
  });
});

describe("notices", () => {
  const sweat = { mode: "sweat-rate", preWeightKg: 70 };
  it.each([
    [{}, null],
    [{ basis: "weight" }, "weight-basis"],
    [{ basis: "weight", ageYears: 17 }, "weight-basis-child"],
    [{ basis: "weight", ageYears: 65 }, "weight-basis older-adult"],
    [{ ageYears: 64.9 }, null],
    // 2,200 + 12,000 + 16 × 709.8 mL in 4 hours
    [
      {
        exerciseMinutes: 720,
        climate: "hot",
        exerciseIntensity: "vigorous",
        heatHours: 16,
        bedTime: "11:00",
      },
      "hourly-limit",
    ],
    [{ ...sweat, postWeightKg: 70.2, fluidMl: 500 }, "mass-gain"],
    [{ ...sweat, postWeightKg: 68.6 }, null],
    [{ ...sweat, postWeightKg: 68.5, ageYears: 80 }, "dehydrated"],
  ])("%o: %s", (inputs, codes) => {
    expect(outputsOf(water, inputs).noticeCodes).toBe(codes);
  });
});

describe("headline", () => {
  it("gives the amount to drink, also in glasses, and separately the water in food", () => {
    expect(headlineOf(water)).toEqual({
      label: "To drink in a day",
      before: "Drink about",
      figure: "2.5 L",
      after: "a day, about 10 glasses of 250 mL; food gives another 0.5 L.",
    });
    // 2,500 ÷ 29.57 = 84.5
    expect(headlineOf(water, { unitSystem: "imperial" })).toMatchObject({
      figure: "85 fl oz",
      after: "a day, about 10 glasses of 8.5 fl oz; food gives another 17 fl oz.",
    });
  });

  it("gives the sweat per hour", () => {
    const run = { mode: "sweat-rate", postWeightKg: 69, exerciseMinutes: 60 };
    expect(headlineOf(water, run)).toMatchObject({
      figure: "1.5 L",
      after: "an hour. Drink 1.5 L over the next few hours to make up for it.",
    });
    expect(headlineOf(water, { ...run, postWeightKg: 70 }).after).toMatch(/drank enough/);
  });
});

it("shows the sums in the working", () => {
  const expressions = (inputs: Inputs) => workingOf(inputs).map(({ expression }) => expression);
  expect(expressions({ heatHours: 1, basis: "weight", ageYears: 10, weightKg: 32 })).toEqual([
    "100 × 10 + 50 × 10 + 20 × 12",
    "0.8 × 1,740",
    "600 × 30 ÷ 60",
    "24 × 29.5735295625 × 1",
    "1,392 + 300 + 709.76471",
    "1,740 + 300 + 709.76471",
    "2,401.76471 ÷ 250",
    "2,401.76471 ÷ (900 ÷ 60)",
  ]);
});

describe("bad input", () => {
  const STAGE = "Pregnancy and breastfeeding apply to women of 14 to 50 here.";
  const NEGATIVE = "Check the two weights: sweat cannot be negative.";
  const sweat = { mode: "sweat-rate" };
  it.each([
    [{ ageYears: 0.5 }, "ageYears", "For babies under 1 year, ask a pediatrician."],
    [{ ageYears: 121 }, "ageYears", "Age must be between 1 and 120 years."],
    [{ sex: "male", lifeStage: "pregnant" }, "lifeStage", STAGE],
    [{ ageYears: 51, lifeStage: "lactating" }, "lifeStage", STAGE],
    [{ ageYears: 13, lifeStage: "pregnant" }, "lifeStage", STAGE],
    [{ bedTime: "10:59" }, "bedTime", "There must be at least 4 hours between getting up and bed."],
    [{ bedTime: "07:00" }, "bedTime", "There must be at least 4 hours between getting up and bed."],
    [{ glassMl: 0 }, "glassMl", "A glass must be between 50 and 2,000 mL."],
    [{ exerciseMinutes: 721 }, "exerciseMinutes", "Exercise must be between 0 and 720 min."],
    [{ weightKg: 4 }, "weightKg", "Weight must be between 5 and 650 kg."],
    [{ ...sweat, exerciseMinutes: 4 }, "exerciseMinutes", "Exercise must be between 5 and 1,440 min."],
    [{ ...sweat, preWeightKg: 301 }, "preWeightKg", "Weight before must be between 20 and 300 kg."],
    [{ ...sweat, postWeightKg: 71 }, "postWeightKg", NEGATIVE],
    [{ ...sweat, unitSystem: "imperial", postWeightLb: 160 }, "postWeightLb", NEGATIVE],
    [
      { ...sweat, postWeightKg: 59 },
      "postWeightKg",
      "Check the two weights: they are more than 15% of body weight apart.",
    ],
  ])("%o", (inputs, field, message) => {
    expect(problemsOf(water, inputs)).toEqual([{ field, message }]);
  });

  it("does not include the limits themselves", () => {
    expect(problemsOf(water, { bedTime: "11:00", ageYears: 50, lifeStage: "pregnant" })).toEqual([]);
    expect(problemsOf(water, { ...sweat, postWeightKg: 59.5, exerciseMinutes: 5 })).toEqual([]);
    expect(problemsOf(water, { ...sweat, postWeightKg: 70.5 })).toEqual([]);
  });

  it("is ignored in inputs that the mode does not use", () => {
    expect(problemsOf(water, { postWeightKg: 0, fluidMl: -1 })).toEqual([]);
    expect(problemsOf(water, { ...sweat, ageYears: 0, glassMl: 0, lifeStage: "pregnant", sex: "male" })).toEqual([]);
  });
});
