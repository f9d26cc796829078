/** A person's daily water need at rest in temperate weather, by each reference. */
import { type Intake, WATER } from "../../../data/water";
import type { Sex } from "../../../math/health/lms";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import type { Basis } from "./inputs";

export interface Drinker {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly kg: number;
  readonly lifeStage: "none" | "pregnant" | "lactating";
}

/** Age from which the adult rule by weight applies. */
const ADULT_YEARS = 18;
/** For adults by weight, the rate drops from the first age and again beyond the second. */
const MIDDLE_YEARS = 55;
const OLD_YEARS = 65;

/** Daily water intake by a reference, in mL. */
export function intakeBy(basis: Basis, drinker: Drinker): Intake {
  const { sex, lifeStage } = drinker;
  if (basis === "iom") {
    const { byAge, ...stages } = WATER.adequateIntake.value;
    return lifeStage === "none" ? atAge(byAge, drinker)[sex] : stages[lifeStage];
  }
  const { byAge, fromDrinks, ...more } = WATER.europeanIntake.value;
  const rest = basis === "efsa" ? atAge(byAge, drinker)[sex] : byWeight(drinker);
  const total = rest + (lifeStage === "none" ? 0 : more[lifeStage]);
  return { total, beverages: fromDrinks * total };
}

export function isChild({ ageYears }: { readonly ageYears: number }): boolean {
  return !atLeast(ageYears, ADULT_YEARS);
}

/** mL per kilogram for an adult of this age. */
export function perKilogram(ageYears: number): number {
  const { young, middle, old } = WATER.perKilogram.value.adults;
  if (!atLeast(ageYears, MIDDLE_YEARS)) return young;
  return exceeds(ageYears, OLD_YEARS) ? old : middle;
}

/** A child's kilograms in the first step, in the next one and beyond. */
export function childSteps(kg: number): readonly [first: number, next: number, beyond: number] {
  const { step } = WATER.perKilogram.value.children;
  return [Math.min(kg, step), Math.min(Math.max(kg - step, 0), step), Math.max(kg - 2 * step, 0)];
}

function byWeight(drinker: Drinker): number {
  const { kg, ageYears } = drinker;
  if (!isChild(drinker)) return kg * perKilogram(ageYears);
  const { first, next, beyond } = WATER.perKilogram.value.children;
  const steps = childSteps(kg);
  return first * steps[0] + next * steps[1] + beyond * steps[2];
}

/** The row that applies at an age, or the first row below the lowest age. */
function atAge<Row extends { readonly fromYears: number }>(rows: readonly Row[], { ageYears }: Drinker): Row {
  return rows.findLast(({ fromYears }) => atLeast(ageYears, fromYears)) ?? (rows[0] as Row);
}
