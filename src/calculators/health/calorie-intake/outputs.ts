import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { dayNumberToIso } from "../../../math/dates/civil";
import { WEEKDAYS } from "../../../math/dates/week";
import { bodyMassIndex } from "../../../math/health/bmi";
import { MACRO_NAMES } from "./macro-plans";
import type { Plan } from "./plan";

const { boolean, choice, date, integer, number, percent, table, text } = outputsOf<Plan>();

const kcal = { unit: "kcal/day", digits: 0 } as const;
const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const compared = { group: "The same plan under each model" } as const;

export const outputs = {
  dailyKcal: number({ label: "Eat", noun: "Daily intake", ...kcal, value: ({ dailyKcal }) => dailyKcal }),
  maintenanceKcal: number({
    label: "Maintains your weight now",
    noun: "Intake that maintains your weight",
    ...kcal,
    value: ({ maintenance }) => maintenance,
  }),
  bmr: number({ label: "Basal metabolic rate (BMR)", ...kcal, advanced: true, value: ({ bmr }) => bmr }),
  deficitKcal: number({
    label: by("goal", { gain: "Deficit (negative: a surplus)" }, "Deficit"),
    ...kcal,
    value: ({ maintenance, dailyKcal }) => maintenance - dailyKcal,
  }),
  maintenanceAtGoalKcal: number({
    label: "Maintains the goal weight",
    ...kcal,
    optional: true,
    value: ({ maintenanceAtGoal }) => maintenanceAtGoal,
  }),
  reachDate: date({
    label: "Goal reached on",
    optional: true,
    value: ({ start, days }) => (days === null ? null : dayNumberToIso(start + days)),
  }),
  days: integer({ label: "Days to the goal", unit: "days", optional: true, value: ({ days }) => days }),
  weeks: number({
    label: "Weeks to the goal",
    unit: "weeks",
    digits: 1,
    optional: true,
    advanced: true,
    value: ({ days }) => (days === null ? null : days / 7),
  }),
  averageWeeklyKg: number({
    label: "Average change per week",
    ...kilograms,
    digits: 2,
    optional: true,
    value: ({ averageWeeklyKg }) => averageWeeklyKg,
  }),
  targetWeightKg: number({
    label: "Goal weight",
    ...kilograms,
    advanced: true,
    value: ({ goalKg }) => goalKg,
  }),
  startBmi: number({
    label: "BMI now",
    unit: "kg/m²",
    digits: 1,
    value: ({ person: { kg, cm } }) => bodyMassIndex(kg, cm),
  }),
  goalBmi: number({
    label: "BMI at the goal",
    unit: "kg/m²",
    digits: 1,
    value: ({ goalKg, person }) => bodyMassIndex(goalKg, person.cm),
  }),
  dynamicDailyKcal: number({
    label: "Dynamic model",
    ...kcal,
    optional: true,
    ...compared,
    value: ({ courses }) => courses.dynamic.kcal,
  }),
  staticDailyKcal: number({
    label: "Rule of 3,500 kcal a pound",
    ...kcal,
    ...compared,
    value: ({ courses }) => courses.static.kcal as number,
  }),
  dynamicDays: integer({
    label: "Dynamic model",
    unit: "days",
    optional: true,
    ...compared,
    value: ({ courses }) => courses.dynamic.days,
  }),
  staticDays: integer({
    label: "Rule of 3,500 kcal a pound",
    unit: "days",
    optional: true,
    ...compared,
    value: ({ courses }) => courses.static.days,
  }),
  proteinGramsPerKg: number({
    label: "Protein per kg of your weight",
    unit: "g/kg",
    digits: 2,
    value: ({ macros, person }) => (macros[1]?.grams ?? 0) / person.kg,
  }),
  floorKcal: number({
    label: "Minimum without professional care",
    ...kcal,
    advanced: true,
    value: ({ floor }) => floor,
  }),
  belowFloor: boolean({ label: "Below that minimum", advanced: true, value: ({ belowFloor }) => belowFloor }),
  trajectory: table({
    label: "Week by week",
    columns: {
      day: integer({ label: "Day" }),
      date: date({ label: "Date" }),
      weightKg: number({ label: "Weight", ...kilograms }),
      fatKg: number({ label: "Fat", ...kilograms, optional: true }),
      leanKg: number({ label: "Lean", ...kilograms, optional: true }),
      expenditureKcal: number({ label: "Burned", ...kcal }),
    },
    value: ({ trajectory, start, maintenance }) =>
      trajectory.map(({ day, weightKg, state }) => ({
        day,
        date: dayNumberToIso(start + day),
        weightKg,
        fatKg: state?.fatKg ?? null,
        leanKg: state?.leanKg ?? null,
        expenditureKcal: state?.expenditure ?? maintenance,
      })),
  }),
  macros: table({
    label: "Macros",
    columns: {
      macro: choice({ label: "Macro", options: MACRO_NAMES }),
      percent: percent({ label: "Share", digits: 1 }),
      kcal: number({ label: "Energy", unit: "kcal", digits: 0 }),
      grams: number({ label: "Weight", unit: "g", digits: 0 }),
      amdrLow: percent({ label: "Range from" }),
      amdrHigh: percent({ label: "Range to" }),
      withinAmdr: boolean({ label: "In the range" }),
    },
    value: ({ macros }) => macros,
  }),
  weekPlan: table({
    label: "Week plan",
    columns: {
      day: integer({ label: "Day" }),
      weekday: text({ label: "Weekday" }),
      kcal: number({ label: "Eat", unit: "kcal", digits: 0 }),
    },
    value: ({ week }) => week.map((kcal, i) => ({ day: i + 1, weekday: WEEKDAYS[i] as string, kcal })),
  }),
};
