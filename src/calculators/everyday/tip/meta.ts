import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "tip-calculator",
  name: "Tip Calculator",
  purpose: "How much to tip, the total, and each person’s share, to the cent.",
  keywords: ["tip", "gratuity", "restaurant", "service charge", "split", "per person", "round up"],
} satisfies CalculatorMeta;
