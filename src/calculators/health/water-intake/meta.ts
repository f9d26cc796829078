import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "water-intake-calculator",
  name: "Water Intake Calculator",
  purpose: "How much to drink in a day according to two official references, and how much you sweat.",
  keywords: [
    "how much water",
    "hydration",
    "daily water",
    "glasses of water",
    "sweat rate",
    "dehydration",
    "fluid intake",
    "water during pregnancy",
  ],
} satisfies CalculatorMeta;
