import { by, first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { dayNumberToIso } from "../../../math/dates/civil";
import { WEEKDAYS } from "../../../math/dates/week";
import { bodyMassIndex } from "../../../math/health/bmi";
import { MACRO_NAMES } from "./macro-plans";
import type { Plan } from "./plan";

const { boolean, choice, date, integer, number, percent, table, text } = outputsOf<Plan>();

const kcal = { unit: "kcal/day", digits: 0 } as const;
const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;

export const outputs = {
  dailyKcal: number("Eat", {
    noun: "Daily intake",
    ...kcal,
    shown: ({ inputs }) => first(inputs.goal !== "maintain"),
    solve: true,
  }),
  maintenanceKcal: number("Maintains your weight now", {
    noun: "Intake that maintains your weight",
    ...kcal,
    shown: ({ inputs }) => first(inputs.goal !== "maintain"),
    solve: true,
    value: ({ maintenance }) => maintenance,
  }),
  bmr: number("Basal metabolic rate (BMR)", { ...kcal, shown: ({ inputs }) => first(inputs.goal === "maintain") }),
  deficitKcal: number("Deficit", {
    opposite: "Surplus",
    ...kcal,
    shown: ({ inputs }) => first(inputs.goal !== "maintain"),
    value: ({ maintenance, dailyKcal }) => maintenance - dailyKcal,
  }),
  maintenanceAtGoalKcal: number("Maintains the goal weight", {
    ...kcal,
    optional: true,
    shown: ({ inputs }) => first(inputs.goal !== "maintain"),
    value: ({ maintenanceAtGoal }) => maintenanceAtGoal,
  }),
  reachDate: date("Goal reached on", {
    optional: true,
    shown: ({ inputs }) => first(inputs.goal !== "maintain"),
    value: ({ start, days }) => (days === null ? null : dayNumberToIso(start + days)),
  }),
  days: integer("Days to the goal", { unit: "days", optional: true, shown: "more" }),
  weeks: number("Weeks to the goal", {
    unit: "weeks",
    digits: 1,
    optional: true,
    shown: "more",
    value: ({ days }) => (days === null ? null : days / 7),
  }),
  averageWeeklyKg: number("Average change per week", {
    ...kilograms,
    digits: 2,
    optional: true,
    shown: ({ inputs }) => first(inputs.goal !== "maintain"),
  }),
  targetWeightKg: number("Goal weight", { ...kilograms, shown: "more", value: ({ goalKg }) => goalKg }),
  startBmi: number("BMI now", {
    unit: "kg/m²",
    digits: 1,
    shown: ({ inputs }) => first(inputs.goal === "maintain"),
    value: ({ person: { kg, cm } }) => bodyMassIndex(kg, cm),
  }),
  goalBmi: number("BMI at the goal", {
    unit: "kg/m²",
    digits: 1,
    shown: "more",
    value: ({ goalKg, person }) => bodyMassIndex(goalKg, person.cm),
  }),
  ...section("The same plan under each model", {
    dynamicDailyKcal: number("Dynamic model", {
      ...kcal,
      optional: true,
      shown: ({ inputs }) => first(inputs.goal !== "maintain" && inputs.planBy !== "calories"),
      value: ({ courses }) => courses.dynamic.kcal,
    }),
    staticDailyKcal: number("Rule of 3,500 kcal a pound", {
      ...kcal,
      shown: ({ inputs }) => first(inputs.goal !== "maintain" && inputs.planBy !== "calories"),
      value: ({ courses }) => courses.static.kcal as number,
    }),
    dynamicDays: integer("Time by the dynamic model", {
      unit: "days",
      optional: true,
      shown: ({ inputs }) => first(inputs.planBy === "calories"),
      value: ({ courses }) => courses.dynamic.days,
    }),
    staticDays: integer("Time by the rule of 3,500 kcal a pound", {
      unit: "days",
      optional: true,
      shown: ({ inputs }) => first(inputs.planBy === "calories"),
      value: ({ courses }) => courses.static.days,
    }),
  }),
  proteinGramsPerKg: number("Protein per kg of your weight", {
    unit: "g/kg",
    digits: 2,
    shown: "more",
    value: ({ macros, person }) => (macros[1]?.grams ?? 0) / person.kg,
  }),
  floorKcal: number("Minimum without professional care", { ...kcal, shown: "more", value: ({ floor }) => floor }),
  belowFloor: boolean("Below that minimum", { shown: "more" }),
  trajectory: table("Week by week", {
    columns: {
      day: integer("Day"),
      date: date("Date"),
      weightKg: number("Weight", { ...kilograms }),
      fatKg: number("Fat", { ...kilograms, optional: true }),
      leanKg: number("Lean", { ...kilograms, optional: true }),
      expenditureKcal: number(by("lifeStage", { lactating: "Burned, including milk" }, "Burned"), { ...kcal }),
    },
    value: ({ trajectory, start, maintenance, milk }) =>
      trajectory.map(({ day, weightKg, state }) => ({
        day,
        date: dayNumberToIso(start + day),
        weightKg,
        fatKg: state?.fatKg ?? null,
        leanKg: state?.leanKg ?? null,
        expenditureKcal: state ? state.expenditure + milk : maintenance,
      })),
  }),
  macros: table("Macros", {
    columns: {
      macro: choice("Macro", { options: MACRO_NAMES }),
      percent: percent("Share", { digits: 1 }),
      kcal: number("Energy", { unit: "kcal", digits: 0 }),
      grams: number("Weight", { unit: "g", digits: 0 }),
      amdrLow: percent("Range from"),
      amdrHigh: percent("Range to"),
      withinAmdr: boolean("In the range"),
    },
  }),
  weekPlan: table("Week plan", {
    columns: {
      day: integer("Day", { shown: "elsewhere" }),
      weekday: text("Weekday"),
      kcal: number("Eat", { unit: "kcal", digits: 0 }),
    },
    value: ({ week }) => week.map((kcal, i) => ({ day: i + 1, weekday: WEEKDAYS[i] as string, kcal })),
  }),
};
