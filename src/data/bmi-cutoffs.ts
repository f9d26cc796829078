/**
 * Cut-offs of body mass index (kg/m²), waist (cm) and waist-to-height ratio, as the bodies named set them. Lower
 * ends belong to their class.
 */

export const ADULT_STANDARDS = {
  /** WHO Technical Report Series 894, “Obesity: preventing and managing the global epidemic”, 2000. */
  who: {
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
  /** WHO expert consultation, Lancet 2004;363:157–163: action points for Asian populations. */
  asian: {
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
  /** Consensus statement for Asian Indians, J Assoc Physicians India 2009;57:163–170. */
  india: {
    normal: "normal",
    classes: [
      { code: "underweight", from: 0 },
      { code: "normal", from: 18 },
      { code: "overweight", from: 23 },
      { code: "obesity", from: 25 },
    ],
  },
} as const;

/**
 * Children of 2 to 19 (CDC, “Child and teen BMI categories”, 2022–23): percentiles, and for the higher classes of
 * obesity a share of the 95th percentile or a fixed value, whichever is lower.
 */
export const CHILD_CLASSES = {
  healthyFromPercentile: 5,
  overweightFromPercentile: 85,
  obesityFromPercentile: 95,
  obesity2: { shareOfP95: 1.2, bmi: 35 },
  obesity3: { shareOfP95: 1.4, bmi: 40 },
} as const;

/**
 * Stages of the revised definition of obesity for Asian Indians, January 2025 (Misra et al., Diabetes Metab Syndr).
 * Stage 2 is possible above the body mass index with a waist at or above its limit or a ratio above its own.
 */
export const INDIA_STAGES = {
  bmiAbove: 23,
  waistCm: { female: 80, male: 90 },
  waistToHeightAbove: 0.5,
} as const;

/** NICE guideline CG189 as revised in 2022, kept in NG246 of January 2025; from the age of 5 years. */
export const WAIST_TO_HEIGHT = {
  fromMonths: 60,
  /** Above this body mass index NICE does not ask for the ratio: the risk is high already. */
  lessUsefulFromBmi: 35,
  classes: [
    { code: "low", from: 0 },
    { code: "healthy", from: 0.4 },
    { code: "increased", from: 0.5 },
    { code: "high", from: 0.6 },
  ],
} as const;

/** WHO, “Waist circumference and waist–hip ratio: report of an expert consultation”, 2008: above these. */
export const WHO_WAIST_ABOVE_CM = {
  increased: { female: 80, male: 94 },
  high: { female: 88, male: 102 },
} as const;

/**
 * “The Asia-Pacific perspective” (WHO Western Pacific, IASO, IOTF), 2000, and the Indian consensus of 2009: at or
 * above.
 */
export const ASIAN_WAIST_FROM_CM = { female: 80, male: 90 } as const;
