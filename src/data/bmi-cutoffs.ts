/**
 * Cut-offs of body mass index (kg/m²), waist (cm) and waist-to-height ratio, as the bodies named set them. Lower
 * ends belong to their class.
 */
import { figuresAt, type Parameter } from "./parameter";

const PARAMETERS = {
  who: {
    label: "WHO categories for adults",
    unit: "kg/m², lower end of each category",
    values: [
      {
        from: null,
        value: {
          normal: "normal",
          classes: [
            { code: "severe-thinness", from: 0 },
            { code: "moderate-thinness", from: 16 },
            { code: "mild-thinness", from: 17 },
            { code: "normal", from: 18.5 },
            { code: "overweight", from: 25 },
            { code: "obesity-1", from: 30 },
            { code: "obesity-2", from: 35 },
            { code: "obesity-3", from: 40 },
          ],
        },
        text: "thinness under 16, 17 and 18.5, normal from 18.5, overweight from 25, obesity from 30, 35 and 40",
        source: {
          title:
            "WHO Technical Report Series 894, “Obesity: preventing and managing the global epidemic”, 2000",
          url: "https://iris.who.int/handle/10665/42330",
        },
      },
    ],
  },
  asian: {
    label: "WHO action points for Asian adults",
    unit: "kg/m², lower end of each category",
    values: [
      {
        from: "2004-01-10",
        value: {
          normal: "normal",
          classes: [
            { code: "underweight", from: 0 },
            { code: "normal", from: 18.5 },
            { code: "increased-risk", from: 23 },
            { code: "high-risk", from: 27.5 },
            { code: "high-risk-2", from: 32.5 },
            { code: "high-risk-3", from: 37.5 },
          ],
        },
        text: "normal from 18.5, increased risk from 23, high risk from 27.5, 32.5 and 37.5",
        source: {
          title: "WHO expert consultation, Lancet 2004;363:157–163",
          url: "https://doi.org/10.1016/S0140-6736(03)15268-3",
        },
      },
    ],
  },
  india: {
    label: "Indian categories for adults",
    unit: "kg/m², lower end of each category",
    values: [
      {
        from: null,
        value: {
          normal: "normal",
          classes: [
            { code: "underweight", from: 0 },
            { code: "normal", from: 18 },
            { code: "overweight", from: 23 },
            { code: "obesity", from: 25 },
          ],
        },
        text: "normal from 18, overweight from 23, obesity from 25",
        source: {
          title:
            "Consensus statement for Asian Indians, Journal of the Association of Physicians of India 2009;57:163–170",
        },
      },
    ],
  },
  child: {
    label: "Categories for children and teens",
    unit: "percentiles; share of the 95th percentile; kg/m²",
    values: [
      {
        from: null,
        value: {
          healthyFromPercentile: 5,
          overweightFromPercentile: 85,
          obesityFromPercentile: 95,
          /** A share of the 95th percentile or a fixed value, whichever is lower. */
          obesity2: { shareOfP95: 1.2, bmi: 35 },
          obesity3: { shareOfP95: 1.4, bmi: 40 },
        },
        text: "healthy from the 5th percentile, overweight from the 85th, obesity from the 95th; class 2 from 120% of the 95th percentile or 35, class 3 from 140% or 40, whichever is lower",
        source: {
          title: "CDC, “Child and teen BMI categories”, 2022–23",
          url: "https://www.cdc.gov/bmi/child-teen-calculator/bmi-categories.html",
        },
      },
    ],
  },
  indiaStages: {
    label: "Stages of obesity for Asian Indians",
    unit: "kg/m²; cm; waist over height",
    values: [
      {
        from: null,
        // Stage 2 is possible above the BMI with a waist at or above its limit or a ratio above its own.
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
          /** From this body mass index on NICE does not ask for the ratio: the risk is high already. */
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

/** What the page prints with its sources. */
export const BMI_CUTOFFS = figuresAt(PARAMETERS);

const { who, asian, india, child, indiaStages, waistToHeight, whoWaist, asianWaist } = BMI_CUTOFFS;

export const ADULT_STANDARDS = { who: who.value, asian: asian.value, india: india.value };

/** Of 2 to 19 years. */
export const CHILD_CLASSES = child.value;

export const INDIA_STAGES = indiaStages.value;

export const WAIST_TO_HEIGHT = waistToHeight.value;

/** Above these. */
export const WHO_WAIST_ABOVE_CM = whoWaist.value;

/** At or above. */
export const ASIAN_WAIST_FROM_CM = asianWaist.value;
