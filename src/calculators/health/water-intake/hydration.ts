import { InputError, type Problem } from "../../../core/calculator";
import { type Intake, WATER } from "../../../data/water";
import { type Limits, type Measure, readMass } from "../../../math/health/body-measures";
import { atLeast, exceeds, wholeUp } from "../../../math/numbers/slack";
import { ATHLETE_KG, BASES, type Basis, type Inputs, WEIGHT_KG } from "./inputs";
import { type Drinker, intakeBy } from "./references";

/** Exact size of a US fluid ounce: a gallon of 231 cubic inches ÷ 128. */
export const ML_PER_FL_OZ = 29.5735295625;

const MINUTES_PER_DAY = 1440;
const SHORTEST_DAY_HOURS = 4;
const STAGE_YEARS = { min: 14, max: 50 };
/** A larger loss in one session is treated as a weighing error. */
const MOST_LOSS_PERCENT = 15;

/** The amount to drink in a day, in mL. */
export interface Daily {
  readonly drinker: Drinker;
  readonly base: Intake;
  readonly exerciseMl: number;
  readonly heatMl: number;
  readonly beverages: number;
  readonly total: number;
  /** Minutes between getting up and going to bed. */
  readonly awakeMinutes: number;
  /** Time in minutes after midnight and amount of each glass. The last one holds the remainder. */
  readonly glasses: readonly { readonly minute: number; readonly ml: number }[];
}

/** The loss in a session of exercise; weights are in kg, volumes in mL, and rates in mL an hour. */
export interface Sweat {
  readonly before: number;
  readonly after: number;
  readonly hours: number;
  readonly lossMl: number;
  readonly rate: number;
  readonly massLossPercent: number;
  readonly replaceMl: number;
  /** Amount to drink per hour that keeps the loss of weight within the limit. */
  readonly enoughRate: number;
}

export type Hydration =
  | { readonly inputs: Inputs; readonly daily: Daily; readonly sweat: null }
  | { readonly inputs: Inputs; readonly daily: null; readonly sweat: Sweat };

/** @throws InputError if inputs are out of range or contradict each other */
export function hydrate(inputs: Inputs): Hydration {
  return inputs.mode === "daily"
    ? { inputs, daily: dailyOf(inputs), sweat: null }
    : { inputs, daily: null, sweat: sweatOf(inputs) };
}

export function comparisonOf({ drinker }: Daily) {
  return (Object.keys(BASES) as Basis[]).map((basis) => {
    const { total, beverages } = intakeBy(basis, drinker);
    return { basis, totalMl: total, beveragesMl: beverages };
  });
}

/** Extra water for an hour of exercise, in mL. */
export function exerciseRate({ exerciseIntensity, climate }: Inputs): number {
  const { hotMore, ...rates } = WATER.exerciseRate.value;
  return rates[exerciseIntensity] + (climate === "hot" ? hotMore : 0);
}

function dailyOf(inputs: Inputs): Daily {
  const weight = readMass(inputs, "weight", "Weight", WEIGHT_KG);
  const { sex, ageYears, lifeStage, basis, glassMl } = inputs;
  const awakeMinutes = modulo(minuteOf(inputs.bedTime) - minuteOf(inputs.wakeTime), MINUTES_PER_DAY);
  if (weight.problem) throw new InputError([weight.problem]);
  const problems: Problem[] = [];
  const isOfAge = atLeast(ageYears, STAGE_YEARS.min) && !exceeds(ageYears, STAGE_YEARS.max);
  if (lifeStage !== "none" && (sex === "male" || !isOfAge))
    problems.push({
      field: "lifeStage",
      message: `Pregnancy and breastfeeding apply to women of ${STAGE_YEARS.min} to ${STAGE_YEARS.max} here.`,
    });
  if (awakeMinutes < 60 * SHORTEST_DAY_HOURS)
    problems.push({
      field: "bedTime",
      message: `There must be at least ${SHORTEST_DAY_HOURS} hours between getting up and bed.`,
    });
  if (problems.length > 0) throw new InputError(problems);
  const drinker = { sex, ageYears, lifeStage, kg: weight.value };
  const base = intakeBy(basis, drinker);
  const exerciseMl = (exerciseRate(inputs) * inputs.exerciseMinutes) / 60;
  const heatMl = WATER.heat.value.hourly * ML_PER_FL_OZ * inputs.heatHours;
  const beverages = base.beverages + exerciseMl + heatMl;
  return {
    drinker,
    base,
    exerciseMl,
    heatMl,
    beverages,
    total: base.total + exerciseMl + heatMl,
    awakeMinutes,
    glasses: glassesOf(beverages, glassMl, minuteOf(inputs.wakeTime), awakeMinutes),
  };
}

function glassesOf(ml: number, glass: number, wake: number, awake: number): Daily["glasses"] {
  const count = wholeUp(ml / glass);
  return Array.from({ length: count }, (_, k) => ({
    minute: (wake + Math.floor((k * awake) / count)) % MINUTES_PER_DAY,
    ml: k < count - 1 ? glass : ml - (count - 1) * glass,
  }));
}

function sweatOf(inputs: Inputs): Sweat {
  const { exerciseMinutes, fluidMl, urineMl, unitSystem } = inputs;
  const weigh = (name: "preWeight" | "postWeight", label: string, limits: Limits): Measure<number> =>
    readMass(inputs, name, label, limits);
  const pre = weigh("preWeight", "Weight before", ATHLETE_KG);
  const post = weigh("postWeight", "Weight after", ATHLETE_KG);
  const problems = [pre, post].flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new InputError(problems);
  const [before, after] = [pre.value, post.value];
  const hours = exerciseMinutes / 60;
  const lossMl = (before - after) * 1000 + fluidMl - urineMl;
  const massLossPercent = (100 * (before - after)) / before;
  const field = unitSystem === "imperial" ? "postWeightLb" : "postWeightKg";
  if (!atLeast(lossMl, 0)) throw new InputError(field, "Check the two weights: sweat cannot be negative.");
  if (exceeds(massLossPercent, MOST_LOSS_PERCENT))
    throw new InputError(
      field,
      `Check the two weights: they are more than ${MOST_LOSS_PERCENT}% of body weight apart.`,
    );
  const { replacePerKg, mostLossPercent } = WATER.sweat.value;
  // Floating-point error may turn a loss of zero slightly negative.
  const loss = Math.max(0, lossMl);
  return {
    before,
    after,
    hours,
    lossMl: loss,
    rate: loss / hours,
    massLossPercent,
    replaceMl: Math.max(0, replacePerKg * (before - after)),
    enoughRate: Math.max(0, (loss - (mostLossPercent / 100) * before * 1000) / hours),
  };
}

/** Converts `HH:MM` to minutes after midnight. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** Formats a minute of the day as `HH:MM`. */
export function clockTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
