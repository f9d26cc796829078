import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "scientific-calculator",
  name: "Scientific Calculator",
  purpose: "Arithmetic, functions and graphs, with exact fractions and as many digits as you want.",
  keywords: [
    "expression",
    "graph",
    "plot",
    "function",
    "fractions",
    "trigonometry",
    "logarithm",
    "factorial",
    "hexadecimal",
    "big numbers",
    "calculator",
  ],
} satisfies CalculatorMeta;
