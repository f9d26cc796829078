import { InputError } from "../../../core/calculator";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { ageInMonths, hasReached } from "../../../math/health/age";
import { readHeight, readMass } from "../../../math/health/body-measures";
import { CM_PER_INCH, INCHES_PER_FOOT } from "../../../math/health/unit-system";
import { wholeDown } from "../../../math/numbers/slack";
import { CONVERTED_CM, HEIGHT_CM, type Inputs, LAST_AGE, PARENT_CM, WEIGHT_KG } from "./inputs";
import { beforeShrinking, predict } from "./prediction";
import { FIRST_YEAR, GIRLS, standingOf } from "./stature";

/** Growth under two years, loaded for those who ask for it. */
const INFANT = new OnDemand(() => import("./infant"));

const GROWN_YEARS = 18;
const TOO_OLD = "Height prediction is for children under 18.";
const TOO_YOUNG = "Height percentiles start at 2 years.";

/** The tables that the inputs still need. */
export function missingTables({ mode, sex }: Inputs): Preparation | null {
  if (mode === "infant")
    return INFANT.ready ? INFANT.value.missingStandards(sex) : { needed: true, load: () => INFANT.load() };
  return mode === "convert" || sex === "male" || GIRLS.ready ? null : { needed: true, load: () => GIRLS.load() };
}

/**
 * The height, its percentile and the predicted adult height, as far as the mode needs them.
 *
 * @throws InputError
 */
export function assess(inputs: Inputs) {
  const { mode, sex } = inputs;
  if (mode === "infant") return ofInfant(inputs);
  const measures = readMeasures(inputs);
  const { cm } = measures;
  const age = mode === "convert" ? null : readAge(inputs);
  const standing = age && !age.isUnder2 && cm !== null ? standingOf(sex, age.months, cm) : null;
  return {
    inputs,
    cm,
    kg: measures.kg,
    months: age?.months ?? null,
    isUnder2: age?.isUnder2 ?? false,
    standing,
    prediction:
      mode === "predict" && age
        ? predict({
            sex,
            months: age.months,
            cm,
            kg: measures.kg,
            z: standing?.z ?? null,
            fatherCm: beforeShrinking(measures.fatherCm, inputs.fatherAge),
            motherCm: beforeShrinking(measures.motherCm, inputs.motherAge),
          })
        : null,
    imperial: cm === null ? null : feetOf(cm),
    infant: null,
  };
}

function ofInfant(inputs: Inputs) {
  const infant = new INFANT.value.InfantGrowth(inputs);
  const { kg, cm, months } = infant;
  return { inputs, cm, kg, months, isUnder2: true, standing: null, prediction: null, imperial: null, infant };
}

export type Height = ReturnType<typeof assess>;

/** A height as total inches, and as whole feet with the remaining inches. */
function feetOf(cm: number) {
  const totalInches = cm / CM_PER_INCH;
  const feet = wholeDown(totalInches / INCHES_PER_FOOT);
  return { totalInches, feet, inches: Math.max(0, totalInches - INCHES_PER_FOOT * feet) };
}

function readMeasures(inputs: Inputs) {
  const { mode, unitSystem } = inputs;
  const limits = mode === "convert" ? CONVERTED_CM : HEIGHT_CM;
  const height = readHeight(inputs, "height", "Height", limits);
  const missing =
    mode !== "predict" && height.value === null
      ? { field: unitSystem === "metric" ? "heightCm" : "heightFt", message: "Enter a number for height." }
      : null;
  const others =
    mode === "predict"
      ? {
          weight: readMass(inputs, "weight", "Weight", WEIGHT_KG),
          father: readHeight(inputs, "fatherHeight", "Father’s height", PARENT_CM),
          mother: readHeight(inputs, "motherHeight", "Mother’s height", PARENT_CM),
        }
      : null;
  const problems = [
    height.problem ?? missing,
    others?.weight.problem,
    others?.father.problem,
    others?.mother.problem,
  ].flatMap((problem) => problem ?? []);
  if (problems.length > 0) throw new InputError(problems);
  return {
    cm: height.value,
    kg: others?.weight.value ?? null,
    fatherCm: others?.father.value ?? 0,
    motherCm: others?.mother.value ?? 0,
  };
}

/** Age in months, either as entered or as days since birth divided by the mean length of a month. */
function readAge({ mode, birthDate, asOf, ageYears, ageMonths }: Inputs) {
  const field = birthDate === null ? "ageYears" : "birthDate";
  if (birthDate !== null && birthDate > asOf)
    throw new InputError(field, "Date of birth must be on or before the date of measurement.");
  const months = birthDate === null ? 12 * ageYears + ageMonths : ageInMonths(birthDate, asOf);
  // Near a birthday the count in mean months can be a day off, so birth dates are compared by the calendar.
  const isOver = (years: number) => (birthDate === null ? months >= 12 * years : hasReached(years, birthDate, asOf));
  if (mode === "predict" && isOver(GROWN_YEARS)) throw new InputError(field, TOO_OLD);
  if (mode === "percentile" && !isOver(FIRST_YEAR)) throw new InputError(field, TOO_YOUNG);
  if (birthDate !== null && isOver(LAST_AGE + 1))
    throw new InputError(field, `Age must be between ${FIRST_YEAR} and ${LAST_AGE} years on the date of measurement.`);
  return { months, isUnder2: !isOver(FIRST_YEAR) };
}
