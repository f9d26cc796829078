/** Neutral names for the codes on the page, without praise or blame. */

export const CATEGORIES = {
  "severe-thinness": "Severe thinness",
  "moderate-thinness": "Moderate thinness",
  "mild-thinness": "Mild thinness",
  underweight: "Underweight",
  normal: "Normal",
  healthy: "Healthy weight",
  "increased-risk": "Increased risk",
  "high-risk": "High risk",
  "high-risk-2": "High risk, from 32.5",
  "high-risk-3": "High risk, from 37.5",
  overweight: "Overweight",
  obesity: "Obesity",
  "obesity-1": "Obesity, class 1",
  "obesity-2": "Obesity, class 2",
  "obesity-3": "Obesity, class 3",
};

export type Category = keyof typeof CATEGORIES;

export const WAIST_TO_HEIGHT_CLASSES = {
  low: "Low",
  healthy: "Healthy",
  increased: "Increased risk",
  high: "High risk",
};

export const WAIST_RISKS = {
  normal: "Not raised",
  increased: "Increased",
  high: "High",
};

export const INDIA_STAGES = {
  none: "No obesity",
  "stage-1": "Stage 1",
  "stage-2-possible": "Stage 1, or stage 2 if a related disease or symptoms are present",
};
