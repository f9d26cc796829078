/** Inputs shared by energy calculators: the body, the formula for the basal metabolic rate, and activity. */
import { InputError, type Problem } from "../core/calculator";
import { type Condition, choice, list, number, percent, text, type ValuesOf } from "../core/fields";
import { ENERGY } from "../data/energy";
import { BMR_FORMULAS, basalMetabolicRate, needsLeanMass, type Person } from "../math/health/bmr";
import { readHeight, readMass } from "../math/health/body-measures";
import { atLeast, exceeds } from "../math/numbers/slack";
import { heightFields, SEXES, unitSystemField, weightFields } from "./body";

/** Metric limits of the totals, whatever the unit system. */
export const WEIGHT_KG = { min: 20, max: 650 };
const HEIGHT_CM = { min: 100, max: 272 };
const AGE_YEARS = { min: 18, max: 110 };
const PAL = { min: 1.12, max: 5 };
/** The hours of the day plan may differ from 24 by this much. */
const HOURS_SLACK = 0.01;
const HOURS_PER_DAY = 24;

export const ACTIVITIES = {
  sedentary: "Sedentary: little or no exercise",
  light: "Light: exercise 1 to 3 days a week",
  moderate: "Moderate: exercise 3 to 5 days a week",
  active: "Active: exercise 6 or 7 days a week",
  "very-active": "Very active: hard training or physical work",
  custom: "My own factor",
  "day-plan": "From my 24 hours",
};

export type ActivityLevel = keyof typeof ENERGY.activityFactors.value;

/** The levels with a standard factor. */
export const ACTIVITY_LEVELS = Object.keys(ENERGY.activityFactors.value) as ActivityLevel[];

export const bodyFields = {
  unitSystem: unitSystemField,
  ...weightFields("weight", { label: "Weight", limits: WEIGHT_KG, solve: true }, { kg: 75, lb: 165 }),
  ...heightFields("height", { label: "Height", limits: HEIGHT_CM }, { cm: 165, ft: 5, inches: 5 }),
  sex: choice("Sex", { options: SEXES, default: "female" }),
  ageYears: number("Age", {
    unit: "years",
    default: 35,
    ...AGE_YEARS,
    solve: true,
    messages: { tooLow: `These formulas are for adults of ${AGE_YEARS.min} to ${AGE_YEARS.max} years.` },
  }),
};

export const formulaFields = {
  formula: choice("Formula", {
    noun: "BMR formula",
    note: "For the basal metabolic rate",
    options: BMR_FORMULAS,
    default: "mifflin",
  }),
  bodyFatPercent: percent("Body fat", { note: "If you know it", default: null, min: 3, max: 70 }),
};

/** @param when condition for all activity inputs */
export const activityFields = <const When extends Exclude<Condition, readonly Condition[]>>(when?: When) => ({
  activity: choice("Activity", { options: ACTIVITIES, default: "light", ...(when && { when }) }),
  customPal: number("Activity factor", {
    noun: "The activity factor",
    note: "What you burn in a day ÷ basal metabolic rate",
    default: 1.5,
    ...PAL,
    solve: 1,
    when: { ...when, activity: "custom" },
  }),
  dayPlan: list("My 24 hours", {
    noun: "The day plan",
    default: [],
    row: { label: "Activity" },
    max: 48,
    when: { ...when, activity: "day-plan" },
    columns: {
      name: text("Activity", { optional: true, max: 60 }),
      hours: number("Hours", { unit: "h", above: 0, max: HOURS_PER_DAY }),
      met: number("Intensity", { unit: "MET", min: 0.9, max: 20 }),
    },
  }),
});

const body = { ...bodyFields, ...formulaFields };
export type BodyInputs = ValuesOf<typeof body>;
export type ActivityInputs = ValuesOf<ReturnType<typeof activityFields>>;

/** Returns the person's data in metric units, and problems with the measures. */
export function readPerson(inputs: BodyInputs): {
  readonly person: Person;
  readonly problems: readonly Problem[];
} {
  const weight = readMass(inputs, "weight", "Weight", WEIGHT_KG);
  const height = readHeight(inputs, "height", "Height", HEIGHT_CM);
  const { sex, ageYears, formula, bodyFatPercent } = inputs;
  const kg = weight.value;
  const problems: Problem[] = [weight, height].flatMap(({ problem }) => problem ?? []);
  if (needsLeanMass(formula) && bodyFatPercent === null)
    problems.push({ field: "bodyFatPercent", message: "Enter body fat (3 to 70%) to use this formula." });
  const leanKg = bodyFatPercent === null ? null : kg * (1 - bodyFatPercent / 100);
  return { person: { sex, ageYears, kg, cm: height.value, leanKg }, problems };
}

/** kcal per day by the chosen formula. @throws InputError if the formula needs body fat and it is missing */
export function basalRateOf({ formula }: BodyInputs, person: Person): number {
  const rate = basalMetabolicRate(formula, person);
  if (rate === null) throw new InputError("bodyFatPercent", "Enter body fat (3 to 70%) to use this formula.");
  return rate;
}

/** Mean multiple of the resting rate over the day, by the factorial method of FAO/WHO/UNU 2004. */
function meanMet(plan: ActivityInputs["dayPlan"]): number {
  return plan.reduce((sum, { hours, met }) => sum + hours * met, 0) / HOURS_PER_DAY;
}

/** Problems with the day plan. */
export function dayPlanProblems({ activity, dayPlan }: ActivityInputs): readonly Problem[] {
  if (activity !== "day-plan") return [];
  const hours = dayPlan.reduce((sum, row) => sum + row.hours, 0);
  if (exceeds(Math.abs(hours - HOURS_PER_DAY), HOURS_SLACK))
    return [{ field: "dayPlan", message: "The hours of the day plan must add up to 24." }];
  if (!atLeast(meanMet(dayPlan), PAL.min))
    return [{ field: "dayPlan", message: `The mean intensity of the day must be at least ${PAL.min} MET.` }];
  return [];
}

/** The multiplier of the basal rate. */
export function activityFactor({ activity, customPal, dayPlan }: ActivityInputs): number {
  if (activity === "custom") return customPal;
  return activity === "day-plan" ? meanMet(dayPlan) : ENERGY.activityFactors.value[activity];
}

/**
 * An example of a day plan: the sedentary example of FAO/WHO/UNU 2004, Table 5.1, whose mean multiple is
 * 36.7 ÷ 24 = 1.53.
 */
export const EXAMPLE_DAY = [
  { name: "Sleeping", hours: 8, met: 1 },
  { name: "Washing, dressing", hours: 1, met: 2.3 },
  { name: "Eating", hours: 1, met: 1.5 },
  { name: "Cooking", hours: 1, met: 2.1 },
  { name: "Sitting at work", hours: 8, met: 1.5 },
  { name: "Housework", hours: 1, met: 2.8 },
  { name: "Driving", hours: 1, met: 2 },
  { name: "Walking", hours: 1, met: 3.2 },
  { name: "TV, chatting", hours: 2, met: 1.4 },
];
