import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "ideal-weight-calculator",
  name: "Ideal Weight Calculator",
  purpose: "The ideal weight for a height by the classic formulas, compared with the healthy BMI range.",
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
