/** Growth charts for people under 20, loaded on demand. */
import { CHILD_CLASSES } from "../../../data/bmi-cutoffs";
import { ageMonths, female, male, sigma } from "../../../data/cdc-bmi-lms.json";
import type { BmiStandard } from "../../../math/health/bmi";
import { type BmiForAge, bmiAtPercentile, bmiForAge, percentileAndZ } from "../../../math/health/bmi-for-age";
import type { Sex } from "../../../math/health/lms";
import type { Category } from "./classes";

const REFERENCE = { ageMonths, female, male, sigma };

const FIRST_YEAR = 2;
const LAST_YEAR = 20;

/** The position of a child or teen on the CDC growth charts. */
export function placeOnChart(sex: Sex, months: number, bmi: number) {
  const at = bmiForAge(REFERENCE, sex, months);
  return {
    at,
    standing: percentileAndZ(at, bmi),
    standard: childStandard(at),
    p5: bmiAtPercentile(at, 5),
    p85: bmiAtPercentile(at, 85),
    curves: () => growthCurves(sex),
  };
}

export type Child = ReturnType<typeof placeOnChart>;

/** The classes at one age and sex, as BMI limits. */
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

/** The growth chart from 2 to 20 years, one row per year. */
function growthCurves(sex: Sex) {
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => {
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
