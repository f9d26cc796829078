import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectedFatPercent, WeightDynamics } from "./weight-dynamics";

const man = { kg: 100, fatKg: 30, bmr: 1930, pal: 1.5 };

describe("the equations, against an integration by LSODA (SciPy 1.17, relative tolerance 1e-11)", () => {
  it.each([
    // intake, days, change in activity: weight, fat, maintenance
    [2000, 30, 0, 96.1379466826, 27.9943235376, 2831.3969824],
    [2000, 180, 0, 85.0029972394, 20.2350588467, 2602.0400152],
    [2000, 365, 0, 74.913250223, 13.9863752865, 2374.8618251],
    [2000, 1095, 0, 61.2980798843, 7.2314719452, 2026.8196669],
    [3400, 365, 0, 113.489057464, 39.9025014755, 3142.4603601],
    [2895, 365, 50, 89.1033233654, 22.2237133184, 3071.0614838],
  ])("%s kcal for %s days, activity %s%% up", (intake, days, change, kg, fatKg, maintenance) => {
    const body = new WeightDynamics(man, change).after(intake, days);
    expect(body.weightKg).toBeCloseTo(kg, 3);
    expect(body.fatKg).toBeCloseTo(fatKg, 3);
    expect(body.leanKg).toBeCloseTo(kg - fatKg, 3);
    expect(body.maintenance).toBeCloseTo(maintenance, 1);
  });

  it("finds the intake that leads to a weight", () => {
    expect(new WeightDynamics(man).intakeFor(90, 180)).toBeCloseTo(2292.0264, 2);
  });
});

describe("the rule of thumb of the paper (Lancet 2011;378:826)", () => {
  it.each([
    { kg: 85, fatKg: 28, bmr: 1700, pal: 1.6 },
    { kg: 75, fatKg: 28, bmr: 1480, pal: 1.6 },
  ])("gives a change of about 1 kg per 100 kJ a day, half of it in a year, 95%% in three: %o", (body) => {
    const dynamics = new WeightDynamics(body);
    const intake = dynamics.intakeBefore - 100 / 4.184;
    const lost = (years: number) => body.kg - dynamics.after(intake, 365 * years).weightKg;
    const inTheEnd = lost(30);
    expect(inTheEnd).toBeGreaterThan(0.9);
    expect(inTheEnd).toBeLessThan(1.15);
    expect(lost(1) / inTheEnd).toBeGreaterThan(0.5);
    expect(lost(1) / inTheEnd).toBeLessThan(0.6);
    expect(lost(3) / inTheEnd).toBeGreaterThan(0.9);
  });
});

describe("balance", () => {
  it("stays unchanged at the previous intake", () => {
    const { weightKg, fatKg, expenditure, maintenance } = new WeightDynamics(man).after(2895, 1000);
    expect(weightKg).toBeCloseTo(100, 9);
    expect(fatKg).toBeCloseTo(30, 9);
    expect(expenditure).toBeCloseTo(2895, 8);
    expect(maintenance).toBeCloseTo(2895, 8);
  });

  it("conserves energy: intake minus expenditure goes into fat, lean tissue and glycogen", () => {
    const dynamics = new WeightDynamics(man);
    const intake = 2200;
    // Integrates expenditure by Simpson's rule over each pair of days, from day 20 on, when glycogen and water have
    // settled.
    const days: { fatKg: number; leanKg: number; expenditure: number }[] = [];
    dynamics.run(intake, 420, (day, state) => {
      if (day >= 20) days.push(state());
      return false;
    });
    const [first, last] = [days[0], days.at(-1)] as [(typeof days)[0], (typeof days)[0]];
    let stored = 0;
    for (let i = 0; i + 2 < days.length; i += 2) {
      const [a, b, c] = days.slice(i, i + 3).map(({ expenditure }) => intake - expenditure) as [number, number, number];
      stored += (a + 4 * b + c) / 3;
    }
    const found = 9440 * (last.fatKg - first.fatKg) + 1807 * (last.leanKg - first.leanKg);
    // Glycogen still changes slightly, and water with it.
    expect(Math.abs(found / stored - 1)).toBeLessThan(0.003);
  });

  it("would be kept by the maintenance intake", () => {
    const lighter = new WeightDynamics(man).after(2000, 180);
    const { expenditure } = lighter;
    expect(lighter.maintenance).toBeLessThan(2895);
    // While losing weight, the body burns more than it eats.
    expect(expenditure).toBeGreaterThan(2000);
  });
});

it("counts the days until a weight is reached, in both directions", () => {
  const dynamics = new WeightDynamics(man);
  const down = dynamics.daysUntil(90, 2000, 3650) as number;
  expect(dynamics.after(2000, down).weightKg).toBeLessThanOrEqual(90);
  expect(dynamics.after(2000, down - 1).weightKg).toBeGreaterThan(90);
  const up = dynamics.daysUntil(105, 3300, 3650) as number;
  expect(dynamics.after(3300, up).weightKg).toBeGreaterThanOrEqual(105);
  expect(dynamics.daysUntil(90, 2895, 3650)).toBeNull();
  expect(dynamics.daysUntil(60, 2500, 3650)).toBeNull();
});

it("gives a heavier body for a higher intake, and solves back for the intake", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 45, max: 200, noNaN: true }),
      fc.double({ min: 0.1, max: 0.5, noNaN: true }),
      fc.double({ min: 1.2, max: 2.4, noNaN: true }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 600, max: 6000 }),
      (kg, fat, pal, days, intake) => {
        const dynamics = new WeightDynamics({ kg, fatKg: fat * kg, bmr: 500 + 15 * kg, pal });
        const { weightKg } = dynamics.after(intake, days);
        expect(dynamics.after(intake + 50, days).weightKg).toBeGreaterThan(weightKg);
        expect(dynamics.intakeFor(weightKg, days)).toBeCloseTo(intake, 3);
      },
    ),
  );
});

it("is stable for bodies with a very high expenditure", () => {
  const { weightKg } = new WeightDynamics({ kg: 300, fatKg: 100, bmr: 3500, pal: 4 }).after(13_000, 60);
  expect(weightKg).toBeGreaterThan(280);
  expect(weightKg).toBeLessThan(300);
});

it("estimates body fat by age and body mass index as in Jackson 2002, within limits", () => {
  // 0.14 × 40 + 37.31 × ln 27 − 103.94 and 0.14 × 40 + 39.96 × ln 27 − 102.01.
  expect(expectedFatPercent("male", 40, 27)).toBeCloseTo(24.6277, 3);
  expect(expectedFatPercent("female", 40, 27)).toBeCloseTo(35.2916, 3);
  expect(expectedFatPercent("male", 20, 14)).toBe(3);
  expect(expectedFatPercent("female", 90, 70)).toBe(60);
});
