import { OnDemand } from "../../../core/on-demand";
import { CDC_STATURE } from "../../../data/cdc-stature";
import { type Lms, lmsAt, type Sex, valueAtZ, zScore } from "../../../math/health/lms";
import { finiteOrNull } from "../../../math/numbers/finite";
import { normalCdf, normalQuantile } from "../../../math/statistics/normal";

const { ageMonths, male, women } = CDC_STATURE.value;

/** The page opens with a boy, so the table for girls is loaded only when it is needed. */
export const GIRLS = new OnDemand(() => import("../../../data/cdc-stature-girls-lms.json"));

export const FIRST_YEAR = 2;
export const LAST_YEAR = 20;

/** From this age on, the last row of the table applies. */
export const ADULT_MONTHS = 12 * LAST_YEAR;

const Z5 = normalQuantile(0.05);

export function statureAt(sex: Sex, months: number): Lms {
  if (sex === "male") return lmsAt(ageMonths, male, months);
  return months >= ADULT_MONTHS ? women : lmsAt(ageMonths, GIRLS.value, months);
}

/** The heights at 20 years, the reference for adults. */
export function adultStature(sex: Sex): Lms {
  return statureAt(sex, ADULT_MONTHS);
}

/** Percentile and z-score of a height among children of the same age, or among 20-year-olds for adults. */
export function standingOf(sex: Sex, months: number, cm: number) {
  const lms = statureAt(sex, months);
  const z = zScore(lms, cm);
  return { lms, z, percentile: 100 * normalCdf(z), ...limitsOf(lms) };
}

export type Standing = ReturnType<typeof standingOf>;

function limitsOf(lms: Lms) {
  return { medianCm: lms.M, p5Cm: valueAtZ(lms, Z5), p95Cm: valueAtZ(lms, -Z5) };
}

/** The 5th, 50th and 95th percentiles at an age, and the height there at the child's z-score. */
export function curveAt(sex: Sex, ageYears: number, z: number | null) {
  const lms = statureAt(sex, 12 * ageYears);
  const { medianCm, p5Cm, p95Cm } = limitsOf(lms);
  const childCm = z === null ? null : valueAtZ(lms, z);
  return {
    ageYears,
    p5Cm,
    p50Cm: medianCm,
    p95Cm,
    // A score beyond the end of the distribution at this age has no height.
    childCm: finiteOrNull(childCm),
  };
}

/** One row per year of age from 2 to 20. */
export function growthCurve(sex: Sex, z: number | null) {
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => curveAt(sex, FIRST_YEAR + index, z));
}
