/** How much to drink in a day. */
import { InputError, type Problem } from "../../../core/calculator";
import { type Intake, WATER } from "../../../data/water";
import { readMass } from "../../../math/health/body-measures";
import { atLeast, exceeds, wholeUp } from "../../../math/numbers/slack";
import { BASES, type Basis, type Inputs, WEIGHT_KG } from "./inputs";
import { type Drinker, intakeBy } from "./references";

/** Exact size of a US fluid ounce: a gallon of 231 cubic inches ÷ 128. */
export const ML_PER_FL_OZ = 29.5735295625;

const MINUTES_PER_DAY = 1440;
const SHORTEST_DAY_HOURS = 4;
const STAGE_YEARS = { min: 14, max: 50 };

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

/** @throws InputError if inputs are out of range or contradict each other */
export function dailyOf(inputs: Inputs): Daily {
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
