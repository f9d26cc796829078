import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "percentage-calculator",
  name: "Percentage Calculator",
  purpose: "Percent of a number, percent change, discounts and margins, exact to the last digit.",
  keywords: ["percent", "discount", "increase", "decrease", "margin", "markup", "percentage points"],
} satisfies CalculatorMeta;
