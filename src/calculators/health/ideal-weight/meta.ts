import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "ideal-weight-calculator",
  name: "Ideal Weight Calculator",
  purpose: "What the classic formulas call an ideal weight for a height, beside the healthy BMI range.",
  keywords: [
    "ideal body weight",
    "IBW",
    "Devine formula",
    "Robinson",
    "Miller",
    "Hamwi",
    "adjusted body weight",
    "frame size",
    "Metropolitan height weight table",
    "healthy weight",
  ],
} satisfies CalculatorMeta;
