/**
 * Cutoffs for the waist (cm), alone, with body mass index, and as a share of height, as set by the organizations named.
 * Lower limits are inclusive.
 */
import { figuresAt, type Parameter } from "./parameter";

const PARAMETERS = {
  indiaStages: {
    label: "Stages of obesity for Asian Indians",
    unit: "kg/m²; cm; waist over height",
    values: [
      {
        from: null,
        // Stage 2 is possible above this BMI if the waist is at or above its limit or the ratio is above its limit.
        value: { bmiAbove: 23, waistCm: { female: 80, male: 90 }, waistToHeightAbove: 0.5 },
        text: "stage 1 above a BMI of 23; stage 2 possible with a waist from 90 cm (men) or 80 cm (women), or more than half the height",
        source: {
          title:
            "Misra et al., revised definition of obesity for Asian Indians, Diabetes & Metabolic Syndrome, January 2025",
        },
      },
    ],
  },
  waistToHeight: {
    label: "Waist-to-height ratio",
    unit: "waist over height, lower end of each category",
    values: [
      {
        from: "2025-01-14",
        value: {
          fromMonths: 60,
          /** At this body mass index and above, NICE does not use the ratio, because the risk is already high. */
          lessUsefulFromBmi: 35,
          classes: [
            { code: "low", from: 0 },
            { code: "healthy", from: 0.4 },
            { code: "increased", from: 0.5 },
            { code: "high", from: 0.6 },
          ],
        },
        text: "healthy from 0.4, increased risk from 0.5, high from 0.6; from age 5, with a BMI under 35",
        source: {
          title: "NICE guideline NG246, formerly CG189 as revised in 2022",
          url: "https://www.nice.org.uk/guidance/ng246",
        },
      },
    ],
  },
  whoWaist: {
    label: "Waist of adults (WHO)",
    unit: "centimeters",
    values: [
      {
        from: null,
        value: { increased: { female: 80, male: 94 }, high: { female: 88, male: 102 } },
        text: "increased risk above 94 cm (men) or 80 cm (women), high above 102 cm or 88 cm",
        source: {
          title: "WHO, “Waist circumference and waist–hip ratio: report of an expert consultation”, 2008",
          url: "https://www.who.int/publications/i/item/9789241501491",
        },
      },
    ],
  },
  asianWaist: {
    label: "Waist of adults (Asian and Indian)",
    unit: "centimeters",
    values: [
      {
        from: null,
        value: { female: 80, male: 90 },
        text: "high risk from 90 cm (men) or 80 cm (women)",
        source: {
          title:
            "“The Asia-Pacific perspective” (WHO Western Pacific, IASO, IOTF), 2000, and the Indian consensus of 2009",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const WAIST_CUTOFFS = figuresAt(PARAMETERS);

const { indiaStages, waistToHeight, whoWaist, asianWaist } = WAIST_CUTOFFS;

export const INDIA_STAGES = indiaStages.value;

export const WAIST_TO_HEIGHT = waistToHeight.value;

/** Risk is increased or high above these limits. */
export const WHO_WAIST_ABOVE_CM = whoWaist.value;

/** Risk is high at or above these limits. */
export const ASIAN_WAIST_FROM_CM = asianWaist.value;
