import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "rent-vs-buy-calculator",
  name: "Rent vs Buy Calculator",
  purpose: "Whether renting or buying leaves you with more, and at which rent or stay the answer turns.",
  keywords: ["rent", "buy", "own", "lease", "house", "break-even"],
} satisfies CalculatorMeta;
