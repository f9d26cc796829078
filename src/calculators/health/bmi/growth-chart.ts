import { CHILD_CLASSES } from "../../../data/bmi-cutoffs";
import { CDC_GROWTH_CHART } from "../../../data/cdc-growth-chart";
import type { BmiStandard } from "../../../math/health/bmi";
import { type BmiForAge, bmiAtPercentile, bmiForAge } from "../../../math/health/bmi-for-age";
import type { Sex } from "../../../math/health/lms";
import type { Category } from "./classes";

const { value: REFERENCE } = CDC_GROWTH_CHART;

const FIRST_YEAR = 2;
const LAST_YEAR = 20;

/** The growth chart of the CDC at one age. */
export function growthChartAt(sex: Sex, months: number): BmiForAge {
  return bmiForAge(REFERENCE, sex, months);
}

/** The classes at one age and sex, as limits of body mass index. */
export function childStandard(at: BmiForAge): BmiStandard<Category> {
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

/** The growth chart from 2 to 20 years, one row a year. */
export function growthCurves(sex: Sex) {
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => {
    const ageYears = FIRST_YEAR + index;
    const at = growthChartAt(sex, 12 * ageYears);
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
