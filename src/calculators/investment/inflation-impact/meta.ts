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
    "RPI",
    "HICP",
    "ONS",
    "United Kingdom",
    "euro area",
    "India",
  ],
  homeCurrency: by(
    "mode",
    { future: null },
    by("country", { india: "INR", "uk-cpi": "GBP", "uk-rpi": "GBP", euro: "EUR" }, "USD"),
  ),
} satisfies CalculatorMeta;
