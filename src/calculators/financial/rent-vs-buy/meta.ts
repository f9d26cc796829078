import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "rent-vs-buy-calculator",
  name: "Rent vs Buy Calculator",
  purpose: "Whether renting or buying leaves you better off, and the rent or length of stay where that changes.",
  keywords: ["rent", "buy", "own", "lease", "house", "break-even"],
} satisfies CalculatorMeta;
