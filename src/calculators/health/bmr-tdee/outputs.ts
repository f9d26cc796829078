import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { ACTIVITIES } from "../../../fieldsets/energy";
import { BMR_FORMULAS } from "../../../math/health/bmr";
import { KJ_PER_KCAL } from "../../../math/health/energy-balance";
import type { Expenditure } from "./expenditure";

const { boolean, choice, integer, number, table } = outputsOf<Expenditure>();

const kcal = { unit: "kcal/day", digits: 0 } as const;
const kilojoules = { unit: "kJ/day", digits: 0, shown: "more" } as const;
const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const log = { optional: true } as const;

/** Labels of the activity categories in the reference equations. */
export const REQUIREMENT_CATEGORIES = {
  inactive: "Inactive",
  "low-active": "Low active",
  active: "Active",
  "very-active": "Very active",
};

export const outputs = {
  tdee: number("Burned in a day (TDEE)", { noun: "Energy burned in a day", ...kcal, shown: "elsewhere", solve: true }),
  bmr: number("Basal metabolic rate (BMR)", { ...kcal, shown: "elsewhere", solve: true }),
  pal: number("Physical activity level", { note: "TDEE ÷ BMR", digits: 3 }),
  tefKcal: number("Digestion", { ...kcal, shown: "elsewhere", value: ({ digestion }) => digestion }),
  activityKcal: number("Moving", { ...kcal, shown: "elsewhere", value: ({ activity }) => activity }),
  tdeeKj: number("TDEE in kilojoules", { ...kilojoules, shown: "more", value: ({ tdee }) => tdee * KJ_PER_KCAL }),
  bmrKj: number("BMR in kilojoules", { ...kilojoules, shown: "more", value: ({ bmr }) => bmr * KJ_PER_KCAL }),
  leanMassKg: number("Lean mass", { ...kilograms, optional: true, value: ({ person }) => person.leanKg }),
  fatMassKg: number("Fat mass", {
    ...kilograms,
    optional: true,
    value: ({ person: { kg, leanKg } }) => (leanKg === null ? null : kg - leanKg),
  }),
  ...section("From the log", {
    slopeKgPerWeek: number("Weight trend per week", {
      ...kilograms,
      ...log,
      digits: 2,
      value: ({ logged }) => logged && 7 * logged.line.slope,
    }),
    meanIntake: number("Mean intake", { ...kcal, ...log, value: ({ logged }) => logged?.meanIntake }),
    tdeeLow: number("TDEE, lower end of the 95% band", {
      ...kcal,
      ...log,
      value: ({ logged }) => logged && logged.tdee - logged.margin,
    }),
    tdeeHigh: number("TDEE, upper end of the 95% band", {
      ...kcal,
      ...log,
      value: ({ logged }) => logged && logged.tdee + logged.margin,
    }),
    logDays: integer("First to last weight", { unit: "days", ...log, value: ({ logged }) => logged?.days }),
  }),
  wantedWeeklyKg: number("Weight change per week at that intake", {
    note: "By the fixed rule of 7,700 kcal per kilogram (3,500 per pound)",
    ...kilograms,
    digits: 2,
    optional: true,
    solve: true,
  }),
  formulas: table("By formula", {
    columns: {
      formula: choice("Formula", { options: BMR_FORMULAS }),
      bmr: number("BMR", { ...kcal, optional: true }),
      tdee: number("TDEE", { ...kcal, optional: true }),
    },
  }),
  activityLevels: table("By activity", {
    columns: {
      activity: choice("Activity", { options: ACTIVITIES }),
      multiplier: number("Factor", { digits: 3 }),
      tdee: number("TDEE", { ...kcal }),
    },
  }),
  eer: table("Reference (DRI 2023)", {
    columns: {
      category: choice("Activity category", { options: REQUIREMENT_CATEGORIES }),
      kcal: number("Energy requirement", { ...kcal }),
    },
    value: ({ requirements }) => requirements.map(({ category, kcal }) => ({ category, kcal })),
  }),
  goals: table("Intake for a goal", {
    columns: {
      weeklyKg: number("Change per week", { ...kilograms, digits: 2 }),
      kcal: number("Intake", { ...kcal }),
      belowFloor: boolean("Below the safe minimum"),
    },
  }),
};
