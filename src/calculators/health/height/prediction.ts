/** Predicts a child's adult height by five methods. */
import { HEIGHT_PREDICTION } from "../../../data/height-prediction";
import { type Sex, valueAtZ, zScore } from "../../../math/health/lms";
import { CM_PER_INCH, KG_PER_POUND } from "../../../math/health/unit-system";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import { adultStature } from "./stature";

const { khamisRoche, midParental, shrinkage, conditional, india } = HEIGHT_PREDICTION;

/** Measurements of a child and the parents. */
export interface Child {
  readonly sex: Sex;
  readonly months: number;
  readonly cm: number | null;
  readonly kg: number | null;
  /** z-score of the height; null under 2 years or if the height is unknown. */
  readonly z: number | null;
  readonly fatherCm: number;
  readonly motherCm: number;
}

export interface Range {
  readonly cm: number;
  readonly lowCm: number;
  readonly highCm: number;
}

/** A parent's height corrected for what is lost with age. */
export function beforeShrinking(cm: number, age: number | null): number {
  const { fromYears, cm: first, aboveYears, laterCm } = shrinkage.value;
  if (age === null || age < fromYears) return cm;
  return cm + (age > aboveYears ? laterCm : first);
}

export function predict(child: Child) {
  const { sex, cm, kg, z, fatherCm, motherCm } = child;
  const mean = (fatherCm + motherCm) / 2;
  const byParents = aroundMean(mean, sex);
  const byKhamisRoche = khamisRocheOf(child);
  const projectionCm = z === null ? null : valueAtZ(adultStature(sex), z);
  const [method, formulaCm] = byKhamisRoche
    ? (["khamis-roche", byKhamisRoche.cm] as const)
    : projectionCm !== null
      ? (["percentile-projection", projectionCm] as const)
      : (["mid-parental", byParents.cm] as const);
  const predictedCm = Math.max(formulaCm, cm ?? 0);
  return {
    fatherCm,
    motherCm,
    midParental: byParents,
    conditional: conditionalTarget(child),
    indiaCm: mean + india.value[sex],
    khamisRoche: byKhamisRoche,
    isMeasured: cm !== null && kg !== null,
    projectionCm,
    method,
    formulaCm,
    predictedCm,
    /** True if the formula gives no more than the current height. */
    isGrown: cm !== null && atLeast(cm, formulaCm),
  };
}

export type Prediction = ReturnType<typeof predict>;

/** Tanner 1970: the parents' mean, plus or minus half of the difference between the sexes. */
function aroundMean(mean: number, sex: Sex): Range {
  const { betweenSexes, range } = midParental.value;
  const cm = mean + (sex === "male" ? betweenSexes : -betweenSexes) / 2;
  return { cm, lowCm: cm - range, highCm: cm + range };
}

/** Hermanussen and Cole 2003: children are closer to the average than their parents. */
function conditionalTarget({ sex, fatherCm, motherCm }: Child) {
  const { regression, rangeZ } = conditional.value;
  const fatherZ = zScore(adultStature("male"), fatherCm);
  const motherZ = zScore(adultStature("female"), motherCm);
  const z = (regression * (fatherZ + motherZ)) / 2;
  const at = (score: number) => valueAtZ(adultStature(sex), score);
  return { fatherZ, motherZ, z, cm: at(z), lowCm: at(z - rangeZ), highCm: at(z + rangeZ) };
}

/** Khamis and Roche 1994. Returns null outside 4 to 17½ years, or without both height and weight. */
function khamisRocheOf({ sex, months, cm, kg, fatherCm, motherCm }: Child) {
  const rows = khamisRocheRows(sex, months);
  if (!rows || cm === null || kg === null) return null;
  const coefficients = rows.from.map((low, i) => low + rows.share * ((rows.to[i] as number) - low));
  const [constant, byHeight, byWeight, byParents] = coefficients as [number, number, number, number];
  const heightIn = cm / CM_PER_INCH;
  const pounds = kg / KG_PER_POUND;
  const parentsIn = (fatherCm + motherCm) / 2 / CM_PER_INCH;
  const inches = constant + byHeight * heightIn + byWeight * pounds + byParents * parentsIn;
  const error = khamisRoche.value.errorIn[sex];
  return {
    rows,
    coefficients,
    heightIn,
    pounds,
    parentsIn,
    inches,
    error,
    cm: inches * CM_PER_INCH,
    lowCm: (inches - error) * CM_PER_INCH,
    highCm: (inches + error) * CM_PER_INCH,
  };
}

/** The two rows around an age, and the share of the way from the first to the second. Null outside the table. */
function khamisRocheRows(sex: Sex, months: number) {
  const { ageYears, [sex]: rows } = khamisRoche.value;
  const years = months / 12;
  const [first = 0, last = 0] = [ageYears[0], ageYears.at(-1)];
  if (!atLeast(years, first) || exceeds(years, last)) return null;
  const next = ageYears.findIndex((age) => age > years);
  const upper = next < 0 ? ageYears.length - 1 : next;
  const lower = next < 0 ? upper : Math.max(next - 1, 0);
  const [fromAge = 0, toAge = 0] = [ageYears[lower], ageYears[upper]];
  return {
    fromAge,
    toAge,
    share: upper === lower ? 0 : Math.max(0, (years - fromAge) / (toAge - fromAge)),
    from: rows[lower] as readonly number[],
    to: rows[upper] as readonly number[],
  };
}
