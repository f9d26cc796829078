import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "bmi-calculator",
  name: "BMI Calculator",
  purpose: "Where a weight stands, by the cut-offs that fit the person, children included.",
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
