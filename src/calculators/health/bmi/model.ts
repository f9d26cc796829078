import { defineCalculator } from "../../../core/calculator";
import { ADULT_STANDARDS } from "../../../data/bmi-cutoffs";
import { type BmiStandard, bmiBands, bmiCategory, normalRange, squareMeters } from "../../../math/health/bmi";
import { bmiAtPercentile } from "../../../math/health/bmi-for-age";
import { type Assessment, assess, growthCurves } from "./assessment";
import { inputs, outputs } from "./fields";
import { headline, notices } from "./sentences";
import { indiaStage, waistRisk, waistToHeight, waistToHeightClass } from "./waist";
import type { Category, STANDARDS } from "./wording";
import { workingSteps } from "./working";

/** A change of weight smaller than this is noise of the arithmetic. */
const NO_CHANGE_KG = 1e-9;

const NO_CHART = {
  percentile: null,
  zScore: null,
  medianBmi: null,
  p5Bmi: null,
  p85Bmi: null,
  p95Bmi: null,
  percentOfP95: null,
};

export default defineCalculator({
  id: "bmi-calculator",
  inputs,
  outputs,
  link: "fragment",
  solve: {
    for: ["weightKg", "weightLb", "heightCm", "heightIn", "waistCm", "waistIn", "targetBmi"],
    from: ["bmi", "percentile", "zScore", "waistToHeight", "targetWeightKg", "weightToHealthyKg"],
  },

  compute(inputs, { format }) {
    const assessment = assess(inputs);
    const { kg, cm, months, bmi, child, standard, normal } = assessment;
    const meters = cm / 100;
    const targetWeightKg = inputs.targetBmi && inputs.targetBmi * squareMeters(cm);
    return {
      bmi,
      group: child ? "child" : "adult",
      ageMonthsTotal: months,
      category: bmiCategory(standard, bmi),
      ponderalIndex: kg / meters ** 3,
      // Trefethen, letter to The Economist, 5 January 2013.
      newBmi: (1.3 * kg) / meters ** 2.5,
      ...againstNormal(standard, assessment),
      bmiPrime: child ? null : bmi / normal.to,
      ...growthChart(assessment),
      waistToHeight: waistToHeight(assessment),
      waistToHeightCategory: waistToHeightClass(assessment),
      waistRisk: waistRisk(inputs, assessment),
      indiaStage: indiaStage(inputs, assessment),
      targetWeightKg,
      targetChangeKg: targetWeightKg && targetWeightKg - kg,
      bands: () => bmiBands(standard, cm),
      standards: () => underAllStandards(assessment),
      curves: () => growthCurves(inputs.sex, assessment),
      notices: () => notices(assessment, format),
    };
  },

  headline: (inputs, _outputs, format) => headline(inputs, assess(inputs), format),
  working: (inputs, _outputs, format) => workingSteps(inputs, assess(inputs), format),
});

/** Where the weight stands to the normal class of a standard. */
function againstNormal(standard: BmiStandard<Category>, { kg, cm }: Assessment) {
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

/** Where a child stands among those of the same age and sex; nothing for an adult. */
function growthChart({ bmi, child }: Assessment) {
  if (!child) return NO_CHART;
  const { at, standing } = child;
  return {
    percentile: standing.percentile,
    zScore: standing.z,
    medianBmi: at.lms.M,
    p5Bmi: bmiAtPercentile(at, 5),
    p85Bmi: bmiAtPercentile(at, 85),
    p95Bmi: at.p95,
    percentOfP95: (100 * bmi) / at.p95,
  };
}

/** The same body mass index by each adult standard; no rows for a child, to whom none of them applies. */
function underAllStandards(assessment: Assessment) {
  const standards = assessment.child ? [] : (Object.keys(ADULT_STANDARDS) as (keyof typeof STANDARDS)[]);
  return standards.map((standard) => ({
    standard,
    category: bmiCategory<Category>(ADULT_STANDARDS[standard], assessment.bmi),
    bmiPrime: assessment.bmi / normalRange(ADULT_STANDARDS[standard]).to,
    ...againstNormal(ADULT_STANDARDS[standard], assessment),
  }));
}
