/** How much is sweated in a session of exercise. */
import { InputError } from "../../../core/calculator";
import { WATER } from "../../../data/water";
import { readMass } from "../../../math/health/body-measures";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import { ATHLETE_KG, type Inputs } from "./inputs";

/** A larger loss in one session is treated as a weighing error. */
const MOST_LOSS_PERCENT = 15;

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

/** @throws InputError if a weight is out of range, or the two contradict each other */
export function sweatOf(inputs: Inputs): Sweat {
  const { exerciseMinutes, fluidMl, urineMl, unitSystem } = inputs;
  const pre = readMass(inputs, "preWeight", "Weight before", ATHLETE_KG);
  const post = readMass(inputs, "postWeight", "Weight after", ATHLETE_KG);
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
