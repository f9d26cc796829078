import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "number-to-words-converter",
  name: "Number to Words Converter",
  purpose: "Write numbers, check amounts and years in words, US or Indian style, and turn words back into digits.",
  keywords: [
    "spell out number",
    "number in words",
    "cheque",
    "check amount in words",
    "lakh",
    "crore",
    "rupees in words",
    "ordinal",
    "Roman numerals",
    "words to number",
    "million",
    "billion",
  ],
} satisfies CalculatorMeta;
