import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "temperature-converter",
  name: "Temperature Converter",
  purpose: "Fahrenheit, Celsius, kelvin and five more scales, how cold or hot it feels, and oven marks.",
  keywords: [
    "fahrenheit",
    "celsius",
    "kelvin",
    "degrees",
    "wind chill",
    "heat index",
    "oven",
    "gas mark",
    "f to c",
    "c to f",
  ],
} satisfies CalculatorMeta;
