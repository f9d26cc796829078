import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "refinance-calculator",
  name: "Refinance Calculator",
  purpose: "When refinancing pays off, and whether it still does if you move or keep the loan to the end.",
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
