import {
  ASIAN_WAIST_FROM_CM,
  INDIA_STAGES,
  WAIST_TO_HEIGHT,
  WHO_WAIST_ABOVE_CM,
} from "../../../data/bmi-cutoffs";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import type { Assessment } from "./assessment";
import type { Inputs } from "./fields";

export function waistToHeight({ waistCm, cm }: Assessment): number | null {
  return waistCm === null ? null : waistCm / cm;
}

export function waistToHeightClass(assessment: Assessment) {
  const ratio = waistToHeight(assessment);
  if (ratio === null || assessment.months < WAIST_TO_HEIGHT.fromMonths) return null;
  return WAIST_TO_HEIGHT.classes.findLast(({ from }) => atLeast(ratio, from))?.code ?? null;
}

/** Risk by the waist alone; adults only. */
export function waistRisk({ standard, sex }: Inputs, { waistCm, child }: Assessment) {
  if (waistCm === null || child) return null;
  if (standard !== "who") return atLeast(waistCm, ASIAN_WAIST_FROM_CM[sex]) ? "high" : "normal";
  if (exceeds(waistCm, WHO_WAIST_ABOVE_CM.high[sex])) return "high";
  return exceeds(waistCm, WHO_WAIST_ABOVE_CM.increased[sex]) ? "increased" : "normal";
}

/** Stage of the revised Indian definition; adults by Indian cut-offs only. */
export function indiaStage({ standard, sex }: Inputs, assessment: Assessment) {
  if (standard !== "india" || assessment.child) return null;
  if (!exceeds(assessment.bmi, INDIA_STAGES.bmiAbove)) return "none";
  const ratio = waistToHeight(assessment);
  const { waistCm } = assessment;
  const large =
    waistCm !== null &&
    ratio !== null &&
    (atLeast(waistCm, INDIA_STAGES.waistCm[sex]) || exceeds(ratio, INDIA_STAGES.waistToHeightAbove));
  return large ? "stage-2-possible" : "stage-1";
}
