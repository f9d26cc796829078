import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "refinance-calculator",
  name: "Refinance Calculator",
  purpose: "When a new home loan pays back, and whether it still pays if you move or keep it to the end.",
  keywords: [
    "refinance",
    "mortgage refinance",
    "break-even",
    "cash-out",
    "closing costs",
    "points",
    "IRRRL",
    "lower rate",
  ],
} satisfies CalculatorMeta;
