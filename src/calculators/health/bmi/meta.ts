import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "bmi-calculator",
  name: "BMI Calculator",
  purpose: "Body mass index by the cutoffs that fit you, for adults, children and teens.",
  keywords: [
    "body mass index",
    "BMI percentile",
    "child BMI",
    "Asian BMI",
    "overweight",
    "obesity",
    "underweight",
    "healthy weight",
    "waist to height ratio",
  ],
} satisfies CalculatorMeta;
