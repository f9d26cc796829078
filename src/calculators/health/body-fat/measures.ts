import { InputError } from "../../../core/calculator";
import { bodyMassIndex } from "../../../math/health/bmi";
import { readGirth, readHeight, readMass } from "../../../math/health/body-measures";
import type { Sex } from "../../../math/health/lms";
import { CM_PER_INCH, KG_PER_POUND } from "../../../math/health/unit-system";
import { FOLDS, type Fold, HEIGHT_CM, HIP_CM, type Inputs, NECK_CM, WAIST_CM, WEIGHT_KG } from "./inputs";

export type Girth = "neck" | "waist" | "hip" | "abdomen";

/** All measurements in the units of the equations. */
export interface Measures {
  readonly sex: Sex;
  readonly age: number;
  readonly kg: number;
  readonly pounds: number;
  readonly cm: number;
  /** Height in inches. */
  readonly tall: number;
  readonly bmi: number;
  /** Girths in inches and folds in millimeters; null if not entered. */
  readonly girths: Readonly<Record<Girth, number | null>>;
  readonly folds: Readonly<Record<Fold, number | null>>;
}

/** @throws InputError if a measurement is out of range */
export function readMeasures(inputs: Inputs): Measures {
  const weight = readMass(inputs, "weight", "Weight", WEIGHT_KG);
  const height = readHeight(inputs, "height", "Height", HEIGHT_CM);
  const neck = readGirth(inputs, "neck", "Neck", NECK_CM);
  const waist = readGirth(inputs, "waist", "Waist", WAIST_CM);
  // The form does not ask men for hips, so their value is only a default.
  const hip = inputs.sex === "female" ? readGirth(inputs, "hip", "Hip", HIP_CM) : null;
  const abdomen = readGirth(inputs, "abdomen", "Abdomen", WAIST_CM);
  const problems = [weight, height, neck, waist, hip, abdomen].flatMap((one) => one?.problem ?? []);
  if (problems.length > 0) throw new InputError(problems);
  const inches = (cm: number | null | undefined) => (cm ? cm / CM_PER_INCH : null);
  return {
    sex: inputs.sex,
    age: inputs.ageYears,
    kg: weight.value,
    pounds: weight.value / KG_PER_POUND,
    cm: height.value,
    tall: height.value / CM_PER_INCH,
    bmi: bodyMassIndex(weight.value, height.value),
    girths: {
      neck: inches(neck.value),
      waist: inches(waist.value),
      hip: inches(hip?.value),
      abdomen: inches(abdomen.value),
    },
    folds: Object.fromEntries((Object.keys(FOLDS) as Fold[]).map((fold) => [fold, inputs[fold]])) as Record<
      Fold,
      number | null
    >,
  };
}
