import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "affordability-calculator",
  name: "Affordability Calculator",
  purpose: "How much house you can afford, by lenders’ debt ratios or a payment you choose, and what limits it.",
  keywords: [
    "home affordability",
    "how much house can I afford",
    "maximum home price",
    "debt to income",
    "DTI",
    "28/36",
    "FHA",
    "VA",
    "down payment",
  ],
} satisfies CalculatorMeta;
