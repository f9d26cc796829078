import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "inflation-impact-calculator",
  name: "Inflation Impact Calculator",
  purpose: "What money from another year is worth, what things will cost, and whether your pay kept up with prices.",
  keywords: [
    "inflation",
    "CPI",
    "consumer price index",
    "purchasing power",
    "value of the dollar",
    "real return",
    "real wage",
    "cost of living",
    "BLS",
    "India",
  ],
  homeCurrency: by("mode", { future: null }, by("country", { india: "INR" }, "USD")),
} satisfies CalculatorMeta;
