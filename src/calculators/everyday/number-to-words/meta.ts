import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "number-to-words-converter",
  name: "Number to Words Converter",
  purpose: "Numbers, check amounts and years in words, by thousands or by lakhs, and words back to digits.",
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
