import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "mortgage-calculator",
  name: "Mortgage Calculator",
  purpose: "What a home costs each month, tax and insurance included, and what paying more would save.",
  keywords: [
    "mortgage",
    "home loan",
    "house payment",
    "PITI",
    "PMI",
    "ARM",
    "amortization",
    "extra payments",
    "biweekly",
    "points",
    "APR",
  ],
} satisfies CalculatorMeta;
