import { choice, date, fold, number, percent, type ValuesOf } from "../../../core/fields";
import { lifeStageField, weightFields } from "../../../fieldsets/body";
import { activityFields, bodyFields, formulaFields, WEIGHT_KG } from "../../../fieldsets/energy";
import { IN_KILOGRAMS, IN_POUNDS } from "../../../math/health/unit-system";
import { MACRO_PLANS } from "./macro-plans";

/** Length of the longest plan in days, about ten years. */
export const LONGEST = 3650;

const CHANGING = { goal: ["lose", "gain"] } as const;
const BY_RATE = { ...CHANGING, planBy: "rate" } as const;
const share = { min: 0, max: 100 } as const;
const rate = { above: 0 } as const;

const goalWeight = weightFields(
  "goalWeight",
  { label: "Goal weight", limits: WEIGHT_KG, when: CHANGING },
  { kg: 65, lb: 143 },
);

export const inputs = {
  ...bodyFields,
  ...fold("Activity, formula and body fat", {
    ...formulaFields,
    ...activityFields(),
  }),
  goal: choice("Goal", {
    options: { lose: "Lose weight", maintain: "Keep my weight", gain: "Gain weight" },
    default: "lose",
  }),
  ...fold("Model, change in activity, pregnancy", {
    lifeStage: lifeStageField,
    model: choice("Model", {
      options: { dynamic: "Dynamic (NIH)", static: "Fixed rule: 3,500 kcal a pound" },
      default: "dynamic",
    }),
    activityChangePercent: percent("Change in activity", {
      note: "From the start; 20 means a fifth more movement than now",
      default: 0,
      min: -100,
      max: 300,
      when: { ...CHANGING, model: "dynamic" },
      solve: 1,
    }),
  }),
  ...fold("How fast, by when, or how much", {
    startDate: date("Start", { default: "2026-11-20", fill: "today" }),
    planBy: choice("Plan by", {
      options: { rate: "Change per week", date: "Goal date", calories: "Calories a day" },
      default: "rate",
      when: CHANGING,
    }),
    weeklyRateKg: number("Change per week", {
      ...rate,
      unit: "kg",
      default: 0.5,
      max: 1.5,
      messages: { range: "more than 0 and at most 1.5 kg" },
      when: { ...BY_RATE, ...IN_KILOGRAMS },
    }),
    weeklyRateLb: number("Change per week", {
      ...rate,
      unit: "lb",
      default: 1,
      max: 3.3,
      messages: { range: "more than 0 and at most 3.3 lb" },
      when: { ...BY_RATE, ...IN_POUNDS },
    }),
    goalDate: date("Goal date", { default: "2027-05-21", when: { ...CHANGING, planBy: "date" } }),
    dailyCalories: number("Calories a day", {
      unit: "kcal",
      default: 1600,
      min: 800,
      max: 10_000,
      when: { ...CHANGING, planBy: "calories" },
    }),
  }),
  ...fold("Macros and weekend", {
    weekendBoostPercent: percent("Eat more on weekends", {
      noun: "Weekend boost",
      note: "The week’s total stays the same",
      default: 0,
      min: 0,
      max: 50,
    }),
    macroPlan: choice("Macros", {
      noun: "Macro split",
      note: "Carbs, protein and fat",
      options: MACRO_PLANS,
      default: "balanced",
    }),
    carbsPercent: percent("Carbs", { default: 50, ...share, when: { macroPlan: "custom" } }),
    proteinPercent: percent("Protein", { default: 20, ...share, when: { macroPlan: "custom" } }),
    fatPercent: percent("Fat", { default: 30, ...share, when: { macroPlan: ["custom", "protein-per-kg"] } }),
    proteinPerKg: number("Protein per kg of body weight", {
      unit: "g/kg",
      default: 1.6,
      min: 0.6,
      max: 3,
      when: { macroPlan: "protein-per-kg" },
    }),
  }),
  ...goalWeight,
};

export type Inputs = ValuesOf<typeof inputs>;
