import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "unit-converter",
  name: "Unit Converter",
  purpose: "Any of 689 units into any other of its kind, exactly, or a question typed as you would say it.",
  keywords: [
    "units",
    "length",
    "feet",
    "inches",
    "meters",
    "weight",
    "pounds",
    "kilograms",
    "volume",
    "gallons",
    "liters",
    "cups",
    "grams",
    "area",
    "acres",
    "bigha",
    "tola",
    "pressure",
    "energy",
  ],
} satisfies CalculatorMeta;
