/** What a person needs in a day at rest in temperate weather, by each reference. */
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

/** From this age on the rules by weight are those of adults. */
const ADULT_YEARS = 18;
/** Of adults by weight: less from the first age on, and still less beyond the second. */
const MIDDLE_YEARS = 55;
const OLD_YEARS = 65;

/** mL a day. */
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

/** mL for a kilogram of an adult of this age. */
export function perKilogram(ageYears: number): number {
  const { young, middle, old } = WATER.perKilogram.value.adults;
  if (!atLeast(ageYears, MIDDLE_YEARS)) return young;
  return exceeds(ageYears, OLD_YEARS) ? old : middle;
}

/** The kilograms of a child in the first step, the next and beyond. */
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

/** The row in force; the first one below its age. */
function atAge<Row extends { readonly fromYears: number }>(rows: readonly Row[], { ageYears }: Drinker): Row {
  return rows.findLast(({ fromYears }) => atLeast(ageYears, fromYears)) ?? (rows[0] as Row);
}
