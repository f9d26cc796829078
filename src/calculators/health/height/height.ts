import { InputError } from "../../../core/calculator";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { ageInMonths, hasReached } from "../../../math/health/age";
import { readHeight, readMass } from "../../../math/health/body-measures";
import type { Sex } from "../../../math/health/lms";
import { CM_PER_INCH, INCHES_PER_FOOT } from "../../../math/health/unit-system";
import { wholeDown } from "../../../math/numbers/slack";
import type { InfantGrowth } from "./infant";
import { CONVERTED_CM, HEIGHT_CM, type Inputs, LAST_AGE, PARENT_CM, WEIGHT_KG } from "./inputs";
import { beforeShrinking, type Prediction, predict } from "./prediction";
import { FIRST_YEAR, GIRLS, type Standing, standingOf } from "./stature";

export type Mode = "predict" | "percentile" | "infant" | "convert";

/** The results of all modes; each mode fills in its own. */
export interface Answer {
  /** Null if it is unknown, as it may be for a prediction. */
  readonly cm: number | null;
  readonly imperial?: Imperial | null;
  readonly months?: number;
  /** Null under 2 years, or if the height is unknown. */
  readonly standing?: Standing | null;
  readonly prediction?: Prediction;
  readonly infant?: InfantGrowth;
}

/** A height as total inches, and as whole feet with the remaining inches. */
interface Imperial {
  readonly totalInches: number;
  readonly feet: number;
  readonly inches: number;
}

/** Growth under two years, loaded for those who ask for it. */
const INFANT = new OnDemand(() => import("./infant"));

const GROWN_YEARS = 18;

/** The tables that the inputs still need. */
export function missingTables({ mode, sex }: { readonly mode: Mode; readonly sex: Sex }): Preparation | null {
  if (mode === "infant")
    return INFANT.ready ? INFANT.value.missingStandards(sex) : { needed: true, load: () => INFANT.load() };
  return mode === "convert" || sex === "male" || GIRLS.ready ? null : { needed: true, load: () => GIRLS.load() };
}

/** @throws InputError */
export function predictedHeight(inputs: Inputs) {
  const { sex } = inputs;
  const height = readHeight(inputs, "height", "Height", HEIGHT_CM);
  const weight = readMass(inputs, "weight", "Weight", WEIGHT_KG);
  const father = readHeight(inputs, "fatherHeight", "Father’s height", PARENT_CM);
  const mother = readHeight(inputs, "motherHeight", "Mother’s height", PARENT_CM);
  const problems = [height, weight, father, mother].flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new InputError(problems);
  const age = readAge(inputs);
  if (age.isOver(GROWN_YEARS)) throw new InputError(age.field, "Height prediction is for children under 18.");
  const { months } = age;
  const cm = height.value;
  const isUnder2 = !age.isOver(FIRST_YEAR);
  const standing = !isUnder2 && cm !== null ? standingOf(sex, months, cm) : null;
  const prediction = predict({
    sex,
    months,
    cm,
    kg: weight.value,
    z: standing?.z ?? null,
    fatherCm: beforeShrinking(father.value, inputs.fatherAge),
    motherCm: beforeShrinking(mother.value, inputs.motherAge),
  });
  return { cm, imperial: cm === null ? null : feetOf(cm), months, isUnder2, standing, prediction };
}

/** @throws InputError */
export function heightPercentile(inputs: Inputs) {
  const cm = knownHeight(inputs, HEIGHT_CM);
  const { months, field, isOver } = readAge(inputs);
  if (!isOver(FIRST_YEAR)) throw new InputError(field, "Height percentiles start at 2 years.");
  if (inputs.birthDate !== null && isOver(LAST_AGE + 1))
    throw new InputError(field, `Age must be between ${FIRST_YEAR} and ${LAST_AGE} years on the date of measurement.`);
  return { cm, imperial: feetOf(cm), months, standing: standingOf(inputs.sex, months, cm) };
}

/** @throws InputError */
export function convertedHeight(inputs: Inputs) {
  const cm = knownHeight(inputs, CONVERTED_CM);
  return { cm, imperial: feetOf(cm) };
}

/** @throws InputError */
export function infantGrowth(inputs: Inputs) {
  const infant = new INFANT.value.InfantGrowth(inputs);
  return { cm: infant.cm, months: infant.months, infant };
}

function feetOf(cm: number): Imperial {
  const totalInches = cm / CM_PER_INCH;
  const feet = wholeDown(totalInches / INCHES_PER_FOOT);
  return { totalInches, feet, inches: Math.max(0, totalInches - INCHES_PER_FOOT * feet) };
}

/** @throws InputError if no height was entered */
function knownHeight(inputs: Inputs, limits: typeof HEIGHT_CM): number {
  const { value, problem } = readHeight(inputs, "height", "Height", limits);
  if (problem) throw new InputError([problem]);
  if (value === null)
    throw new InputError(inputs.unitSystem === "metric" ? "heightCm" : "heightFt", "Enter a number for height.");
  return value;
}

/** Age in months, either as entered or as days since birth divided by the mean length of a month. */
function readAge({ birthDate, asOf, ageYears, ageMonths }: Inputs) {
  const field = birthDate === null ? "ageYears" : "birthDate";
  if (birthDate !== null && birthDate > asOf)
    throw new InputError(field, "Date of birth must be on or before the date of measurement.");
  const months = birthDate === null ? 12 * ageYears + ageMonths : ageInMonths(birthDate, asOf);
  // Near a birthday the count in mean months can be a day off, so birth dates are compared by the calendar.
  const isOver = (years: number) => (birthDate === null ? months >= 12 * years : hasReached(years, birthDate, asOf));
  return { field, months, isOver };
}
