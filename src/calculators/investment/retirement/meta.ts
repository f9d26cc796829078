import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "retirement-calculator",
  name: "Retirement Calculator",
  purpose: "Whether your savings will last, what you need to save, and when you could stop working.",
  keywords: [
    "retirement",
    "nest egg",
    "Monte Carlo",
    "Social Security",
    "4% rule",
    "pension",
    "401(k)",
    "withdrawal",
    "FIRE",
  ],
  homeCurrency: "USD",
} satisfies CalculatorMeta;
