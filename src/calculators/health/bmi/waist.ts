import { ASIAN_WAIST_FROM_CM, INDIA_STAGES, WAIST_TO_HEIGHT, WHO_WAIST_ABOVE_CM } from "../../../data/waist-cutoffs";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import type { Assessment } from "./assessment";

export function waistToHeightClass({ waistToHeight, months }: Assessment) {
  if (waistToHeight === null || months < WAIST_TO_HEIGHT.fromMonths) return null;
  return WAIST_TO_HEIGHT.classes.findLast(({ from }) => atLeast(waistToHeight, from))?.code;
}

/** Risk by waist alone; null for children. */
export function waistRisk({ inputs: { standard, sex }, waistCm, child }: Assessment) {
  if (waistCm === null || child) return null;
  if (standard !== "who") return atLeast(waistCm, ASIAN_WAIST_FROM_CM[sex]) ? "high" : "normal";
  if (exceeds(waistCm, WHO_WAIST_ABOVE_CM.high[sex])) return "high";
  return exceeds(waistCm, WHO_WAIST_ABOVE_CM.increased[sex]) ? "increased" : "normal";
}

/** Stage by the revised Indian definition; null unless an adult uses the Indian cutoffs. */
export function indiaStage({ inputs, child, bmi, waistCm, waistToHeight }: Assessment) {
  if (inputs.standard !== "india" || child) return null;
  if (!exceeds(bmi, INDIA_STAGES.bmiAbove)) return "none";
  const large =
    waistCm !== null &&
    waistToHeight !== null &&
    (atLeast(waistCm, INDIA_STAGES.waistCm[inputs.sex]) || exceeds(waistToHeight, INDIA_STAGES.waistToHeightAbove));
  return large ? "stage-2-possible" : "stage-1";
}
