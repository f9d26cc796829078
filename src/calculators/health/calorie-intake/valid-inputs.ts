/** For tests only: goals on the right side of the current weight, days of 24 hours, and splits of 100%. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { inputs } from "./inputs";

const {
  goalWeightKg: _kg,
  goalWeightSt: _st,
  goalWeightLb: _lb,
  lifeStage: _stage,
  dayPlan: _day,
  carbsPercent: _carbs,
  proteinPercent: _protein,
  fatPercent: _fat,
  weightKg: _weightKg,
  weightSt: _weightSt,
  weightLb: _weightLb,
  ...others
} = inputs;

const dayPlan = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 12, max: 40 })).map(([hours, tenths]) => [
  { hours, met: tenths / 10 },
  { hours: 24 - hours, met: 1.3 },
]);

const split = fc.tuple(fc.integer({ min: 10, max: 60 }), fc.integer({ min: 10, max: 40 })).map(([carbs, protein]) => ({
  carbsPercent: carbs,
  proteinPercent: protein,
  fatPercent: 100 - carbs - protein,
}));

const weights = fc
  .tuple(fc.integer({ min: 75, max: 140 }), fc.integer({ min: 3, max: 12 }))
  .map(([kg, percent]) => ({ kg, change: (kg * percent) / 100 }));

export const validInputs = fc
  .tuple(likelyInputs(others), weights, dayPlan, split, fc.constantFrom("none", "lactating"))
  .map(([given, { kg, change }, day, shares, stage]) => {
    const goal = given.goal === "gain" ? kg + change : kg - change;
    const pounds = (x: number) => Math.round(x / 0.45359237);
    return {
      ...given,
      dayPlan: day,
      ...shares,
      ...(given.sex !== "male" && { lifeStage: stage }),
      weightKg: kg,
      weightLb: pounds(kg),
      goalWeightKg: Math.round(goal),
      goalWeightLb: pounds(goal),
    };
  });
