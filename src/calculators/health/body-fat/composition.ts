import { InputError } from "../../../core/calculator";
import { BODY_FAT } from "../../../data/body-fat";
import { CM_PER_INCH } from "../../../math/health/unit-system";
import { atLeast } from "../../../math/numbers/slack";
import { aceClasses, ageClasses, armyLimit, classAt } from "./classes";
import { type Inputs, METHODS, type Method } from "./inputs";
import { readMeasures } from "./measures";
import { ADULT_YEARS, estimateBy } from "./methods";

/**
 * Body composition by the chosen method, and body fat by every other method that the measurements allow.
 * @throws InputError if a measurement is missing or out of range, or the result is impossible
 */
export function compose(inputs: Inputs) {
  const measures = readMeasures(inputs);
  const outcome = estimateBy(inputs.method, inputs, measures);
  if ("problems" in outcome) throw new InputError(outcome.problems);
  const { percent, density } = outcome.estimate;
  const { kg, cm, age } = measures;
  const fatKg = (kg * percent) / 100;
  const leanKg = kg - fatKg;
  const methods = (Object.keys(METHODS) as Method[]).map((method) => {
    const other = estimateBy(method, inputs, measures);
    return { method, percent: "estimate" in other ? other.estimate.percent : null };
  });
  const found = methods.flatMap((one) => one.percent ?? []);
  const girth = measures.girths.abdomen ?? measures.girths.waist;
  const waistToHeight = girth && (girth * CM_PER_INCH) / cm;
  const ace = aceClasses(measures);
  const byAge = ageClasses(measures);
  const goalWeightKg = inputs.goalBodyFatPercent && leanKg / (1 - inputs.goalBodyFatPercent / 100);
  return {
    inputs,
    measures,
    percent,
    density,
    fatKg,
    leanKg,
    methods,
    meanPercent: found.reduce((sum, one) => sum + one, 0) / found.length,
    ace,
    aceCategory: classAt(ace, percent),
    byAge,
    ageCategory: classAt(byAge, percent),
    waistToHeight,
    meetsDod2026:
      waistToHeight === null || age < ADULT_YEARS ? null : !atLeast(waistToHeight, BODY_FAT.waistToHeight.value),
    armyMaxPercent: armyLimit(measures),
    goalWeightKg,
    fatToLoseKg: goalWeightKg && kg - goalWeightKg,
  };
}

export type Composition = ReturnType<typeof compose>;
