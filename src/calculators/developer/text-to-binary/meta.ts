import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "text-to-ascii-binary-converter",
  name: "Text to ASCII/Binary Converter",
  purpose: "Convert text to binary, hex, code points, HTML, URL or Morse code, and back.",
  keywords: [
    "text to binary",
    "binary to text",
    "ASCII",
    "Unicode",
    "UTF-8",
    "hex",
    "Morse code",
    "HTML entities",
    "URL encode",
    "percent-encoding",
    "escape",
  ],
} satisfies CalculatorMeta;
