import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "unit-converter",
  name: "Unit Converter",
  purpose: "Convert any of 689 units to any other of its kind, exactly, or type the question as you would say it.",
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
