import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "average-share-price-calculator",
  name: "Average Share Price Calculator",
  purpose: "What your shares cost on average, and how many more it takes to reach the average you want.",
  keywords: [
    "average down",
    "average up",
    "stock average",
    "cost basis",
    "shares",
    "average price",
    "dollar-cost averaging",
    "bonus shares",
    "stock split",
    "crypto average",
    "break-even",
  ],
} satisfies CalculatorMeta;
