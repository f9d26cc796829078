import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "height-calculator",
  name: "Height Calculator",
  purpose: "How tall a child will be, height percentiles, and feet and inches to centimeters.",
  keywords: [
    "child height predictor",
    "adult height",
    "Khamis-Roche",
    "mid-parental height",
    "height percentile",
    "growth chart",
    "baby growth chart",
    "baby weight percentile",
    "weight for length",
    "feet to cm",
    "cm to feet",
    "target height",
  ],
} satisfies CalculatorMeta;
