import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "tip-calculator",
  name: "Tip Calculator",
  purpose: "What to leave, on what, and what each pays, to the cent.",
  keywords: ["tip", "gratuity", "restaurant", "service charge", "split", "per person", "round up"],
} satisfies CalculatorMeta;
