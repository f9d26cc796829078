import { InputError } from "../../../core/calculator";
import { ADULT_STANDARDS, CHILD_CLASSES } from "../../../data/bmi-cutoffs";
import { ageMonths, female, male, sigma } from "../../../data/cdc-bmi-lms.json";
import { ageInMonths, hasReached } from "../../../math/health/age";
import { type BmiStandard, bodyMassIndex, normalRange } from "../../../math/health/bmi";
import {
  type BmiForAge,
  bmiAtPercentile,
  bmiForAge,
  type Standing,
  standing,
} from "../../../math/health/bmi-for-age";
import { readGirth, readHeight, readMass } from "../../../math/health/body-measures";
import type { Sex } from "../../../math/health/lms";
import { AGE_YEARS, HEIGHT_CM, type Inputs, TOO_YOUNG, WAIST_CM, WEIGHT_KG } from "./fields";
import type { Category } from "./wording";

const REFERENCE = { ageMonths, female, male, sigma };

/** From this age on, the classes are those of adults. */
const ADULT_MONTHS = 240;

const FIRST_YEAR = 2;
const LAST_YEAR = 20;

/** A person's body mass index and what it is held against. */
export interface Assessment {
  readonly kg: number;
  readonly cm: number;
  readonly waistCm: number | null;
  readonly months: number;
  readonly bmi: number;
  /** Of a child or teen; null for an adult. */
  readonly child: { readonly at: BmiForAge; readonly standing: Standing } | null;
  readonly standard: BmiStandard<Category>;
  /** Ends of the normal class, kg/m². */
  readonly normal: { readonly from: number; readonly to: number };
}

/** @throws InputError */
export function assess(inputs: Inputs): Assessment {
  const body = readBody(inputs);
  const months = readAge(inputs);
  const bmi = bodyMassIndex(body.kg, body.cm);
  const at = months < ADULT_MONTHS ? bmiForAge(REFERENCE, inputs.sex, months) : null;
  const standard: BmiStandard<Category> = at ? childStandard(at) : ADULT_STANDARDS[inputs.standard];
  return {
    ...body,
    months,
    bmi,
    child: at && { at, standing: standing(at, bmi) },
    standard,
    normal: normalRange(standard),
  };
}

function readBody(inputs: Inputs): Pick<Assessment, "kg" | "cm" | "waistCm"> {
  const weight = readMass(inputs, "weight", "Weight", WEIGHT_KG);
  const height = readHeight(inputs, "height", "Height", HEIGHT_CM);
  const waist = readGirth(inputs, "waist", "Waist", WAIST_CM);
  const problems = [weight, height, waist].flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new InputError(problems);
  return { kg: weight.value, cm: height.value, waistCm: waist.value };
}

/** Age in months: typed, or the days since birth over the days of a mean month. */
function readAge({ birthDate, asOf, ageYears, ageMonths }: Inputs): number {
  if (birthDate === null) return 12 * ageYears + ageMonths;
  if (birthDate > asOf)
    throw new InputError("birthDate", "Date of birth must be on or before the date of measurement.");
  // On the second birthday the count by mean months may still be a day short of 24.
  if (!hasReached(AGE_YEARS.min, birthDate, asOf)) throw new InputError("birthDate", TOO_YOUNG);
  if (hasReached(AGE_YEARS.max + 1, birthDate, asOf))
    throw new InputError(
      "birthDate",
      `Age must be between ${AGE_YEARS.min} and ${AGE_YEARS.max} years on the date of measurement.`,
    );
  return ageInMonths(birthDate, asOf);
}

/** The classes at one age and sex, as limits of body mass index. */
function childStandard(at: BmiForAge): BmiStandard<Category> {
  const { healthyFromPercentile, overweightFromPercentile } = CHILD_CLASSES;
  return {
    normal: "healthy",
    classes: [
      { code: "underweight", from: 0 },
      { code: "healthy", from: bmiAtPercentile(at, healthyFromPercentile) },
      { code: "overweight", from: bmiAtPercentile(at, overweightFromPercentile) },
      { code: "obesity-1", from: at.p95 },
      { code: "obesity-2", from: severeFrom(at, CHILD_CLASSES.obesity2) },
      { code: "obesity-3", from: severeFrom(at, CHILD_CLASSES.obesity3) },
    ],
  };
}

function severeFrom({ p95 }: BmiForAge, limit: { shareOfP95: number; bmi: number }): number {
  return Math.min(limit.shareOfP95 * p95, limit.bmi);
}

/** The growth chart from 2 to 20 years, one row a year; no rows for an adult. */
export function growthCurves(sex: Sex, { child }: Assessment) {
  const years = child ? LAST_YEAR - FIRST_YEAR + 1 : 0;
  return Array.from({ length: years }, (_, index) => {
    const ageYears = FIRST_YEAR + index;
    const at = bmiForAge(REFERENCE, sex, 12 * ageYears);
    const bmi = (percentile: number) => bmiAtPercentile(at, percentile);
    return {
      ageYears,
      p5: bmi(5),
      p10: bmi(10),
      p25: bmi(25),
      p50: bmi(50),
      p75: bmi(75),
      p85: bmi(85),
      p90: bmi(90),
      p95: at.p95,
      class2: severeFrom(at, CHILD_CLASSES.obesity2),
      class3: severeFrom(at, CHILD_CLASSES.obesity3),
    };
  });
}
