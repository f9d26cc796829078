import { InputError } from "../../../core/calculator";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { ADULT_STANDARDS } from "../../../data/bmi-cutoffs";
import { ageInMonths, hasReached } from "../../../math/health/age";
import { type BmiStandard, bmiCategory, bodyMassIndex, normalRange, squareMeters } from "../../../math/health/bmi";
import { readGirth, readHeight, readMass } from "../../../math/health/body-measures";
import type { Category } from "./classes";
import { AGE_YEARS, HEIGHT_CM, type Inputs, TOO_YOUNG, WAIST_CM, WEIGHT_KG } from "./inputs";

/** Age in months from which the adult classes apply. */
const ADULT_MONTHS = 240;

/** The growth charts, loaded only for someone under 20 because most visitors are adults. */
const GROWTH_CHART = new OnDemand(() => import("./growth-chart"));

/** Changes of weight smaller than this are floating-point error. */
const NO_CHANGE_KG = 1e-9;

export function missingChart(inputs: Inputs): Preparation | null {
  if (GROWTH_CHART.ready || typedMonths(inputs) >= ADULT_MONTHS) return null;
  return { needed: true, load: () => GROWTH_CHART.load() };
}

/**
 * A person's body mass index and the standard it is compared with.
 * @throws InputError if an input is out of range
 */
export function assess(inputs: Inputs) {
  const body = readBody(inputs);
  const { kg, cm, waistCm } = body;
  const months = readAge(inputs);
  const bmi = bodyMassIndex(kg, cm);
  const child = months < ADULT_MONTHS ? GROWTH_CHART.value.placeOnChart(inputs.sex, months, bmi) : null;
  const standard: BmiStandard<Category> = child ? child.standard : ADULT_STANDARDS[inputs.standard];
  return {
    inputs,
    ...body,
    months,
    bmi,
    /** Position of a child or teen on the growth charts; null for an adult. */
    child,
    standard,
    category: bmiCategory(standard, bmi),
    /** Range of the normal class in kg/m². */
    normal: normalRange(standard),
    weights: weightsOf(standard, body),
    /** Weight at the target body mass index; null if none was entered. */
    targetKg: inputs.targetBmi && inputs.targetBmi * squareMeters(cm),
    waistToHeight: waistCm && waistCm / cm,
  };
}

export type Assessment = ReturnType<typeof assess>;

interface Body {
  readonly kg: number;
  readonly cm: number;
  readonly waistCm: number | null;
}

/** The normal class of a standard as weights, and the change needed to reach it. */
export function weightsOf(standard: BmiStandard, { kg, cm }: Body) {
  const { from, to } = normalRange(standard);
  const healthyWeightMinKg = from * squareMeters(cm);
  const healthyWeightMaxKg = to * squareMeters(cm);
  const change = Math.max(healthyWeightMinKg - kg, 0) + Math.min(healthyWeightMaxKg - kg, 0);
  return {
    healthyWeightMinKg,
    healthyWeightMaxKg,
    weightToHealthyKg: Math.abs(change) < NO_CHANGE_KG ? 0 : change,
  };
}

function readBody(inputs: Inputs): Body {
  const weight = readMass(inputs, "weight", "Weight", WEIGHT_KG);
  const height = readHeight(inputs, "height", "Height", HEIGHT_CM);
  const waist = readGirth(inputs, "waist", "Waist", WAIST_CM);
  const problems = [weight, height, waist].flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new InputError(problems);
  return { kg: weight.value, cm: height.value, waistCm: waist.value };
}

/** Age in months: as entered, or the days since birth divided by the length of a mean month. */
function typedMonths({ birthDate, asOf, ageYears, ageMonths }: Inputs): number {
  return birthDate === null ? 12 * ageYears + ageMonths : ageInMonths(birthDate, asOf);
}

function readAge(inputs: Inputs): number {
  const { birthDate, asOf } = inputs;
  if (birthDate === null) return typedMonths(inputs);
  if (birthDate > asOf)
    throw new InputError("birthDate", "Date of birth must be on or before the date of measurement.");
  // Checked by calendar, because on the second birthday the count in mean months may still be just below 24.
  if (!hasReached(AGE_YEARS.min, birthDate, asOf)) throw new InputError("birthDate", TOO_YOUNG);
  if (hasReached(AGE_YEARS.max + 1, birthDate, asOf))
    throw new InputError(
      "birthDate",
      `Age must be between ${AGE_YEARS.min} and ${AGE_YEARS.max} years on the date of measurement.`,
    );
  return typedMonths(inputs);
}
