import { outputsOf } from "../../../core/outputs";
import { ACTIVITIES } from "../../../fieldsets/energy";
import { BMR_FORMULAS } from "../../../math/health/bmr";
import { KJ_PER_KCAL } from "../../../math/health/energy-balance";
import type { Expenditure } from "./expenditure";

const { boolean, choice, integer, number, table } = outputsOf<Expenditure>();

const kcal = { unit: "kcal/day", digits: 0 } as const;
const kilojoules = { unit: "kJ/day", digits: 0, advanced: true } as const;
const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const log = { optional: true, group: "From the log" } as const;

/** Labels of the activity categories in the reference equations. */
export const REQUIREMENT_CATEGORIES = {
  inactive: "Inactive",
  "low-active": "Low active",
  active: "Active",
  "very-active": "Very active",
};

export const outputs = {
  tdee: number({
    label: "Burned in a day (TDEE)",
    noun: "Energy burned in a day",
    ...kcal,
    value: ({ tdee }) => tdee,
  }),
  bmr: number({ label: "Basal metabolic rate (BMR)", ...kcal, value: ({ bmr }) => bmr }),
  pal: number({
    label: "Physical activity level",
    note: "TDEE ÷ BMR",
    digits: 3,
    value: ({ pal }) => pal,
  }),
  tefKcal: number({ label: "Digestion", ...kcal, value: ({ digestion }) => digestion }),
  activityKcal: number({ label: "Moving", ...kcal, value: ({ activity }) => activity }),
  tdeeKj: number({ label: "TDEE in kilojoules", ...kilojoules, value: ({ tdee }) => tdee * KJ_PER_KCAL }),
  bmrKj: number({ label: "BMR in kilojoules", ...kilojoules, value: ({ bmr }) => bmr * KJ_PER_KCAL }),
  leanMassKg: number({
    label: "Lean mass",
    ...kilograms,
    optional: true,
    value: ({ person }) => person.leanKg,
  }),
  fatMassKg: number({
    label: "Fat mass",
    ...kilograms,
    optional: true,
    value: ({ person: { kg, leanKg } }) => (leanKg === null ? null : kg - leanKg),
  }),
  slopeKgPerWeek: number({
    label: "Weight trend per week",
    ...kilograms,
    ...log,
    digits: 2,
    value: ({ logged }) => logged && 7 * logged.line.slope,
  }),
  meanIntake: number({ label: "Mean intake", ...kcal, ...log, value: ({ logged }) => logged?.meanIntake }),
  tdeeLow: number({
    label: "TDEE, lower end of the 95% band",
    ...kcal,
    ...log,
    value: ({ logged }) => logged && logged.tdee - logged.margin,
  }),
  tdeeHigh: number({
    label: "TDEE, upper end of the 95% band",
    ...kcal,
    ...log,
    value: ({ logged }) => logged && logged.tdee + logged.margin,
  }),
  logDays: integer({
    label: "First to last weight",
    unit: "days",
    ...log,
    value: ({ logged }) => logged?.days,
  }),
  wantedWeeklyKg: number({
    label: "Weight change per week at that intake",
    note: "By the fixed rule of 7,700 kcal per kilogram (3,500 per pound)",
    ...kilograms,
    digits: 2,
    optional: true,
    value: ({ wantedWeeklyKg }) => wantedWeeklyKg,
  }),
  formulas: table({
    label: "By formula",
    columns: {
      formula: choice({ label: "Formula", options: BMR_FORMULAS }),
      bmr: number({ label: "BMR", ...kcal, optional: true }),
      tdee: number({ label: "TDEE", ...kcal, optional: true }),
    },
    value: ({ formulas }) => formulas,
  }),
  activityLevels: table({
    label: "By activity",
    columns: {
      activity: choice({ label: "Activity", options: ACTIVITIES }),
      multiplier: number({ label: "Factor", digits: 3 }),
      tdee: number({ label: "TDEE", ...kcal }),
    },
    value: ({ activityLevels }) => activityLevels,
  }),
  eer: table({
    label: "Reference (DRI 2023)",
    columns: {
      category: choice({ label: "Activity category", options: REQUIREMENT_CATEGORIES }),
      kcal: number({ label: "Energy requirement", ...kcal }),
    },
    value: ({ requirements }) => requirements.map(({ category, kcal }) => ({ category, kcal })),
  }),
  goals: table({
    label: "Intake for a goal",
    columns: {
      weeklyKg: number({ label: "Change per week", ...kilograms, digits: 2 }),
      kcal: number({ label: "Intake", ...kcal }),
      belowFloor: boolean({ label: "Below the safe minimum" }),
    },
    value: ({ goals }) => goals,
  }),
};
