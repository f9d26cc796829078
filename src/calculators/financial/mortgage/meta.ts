import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "mortgage-calculator",
  name: "Mortgage Calculator",
  purpose: "Your monthly payment with taxes and insurance, and what paying extra would save.",
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
