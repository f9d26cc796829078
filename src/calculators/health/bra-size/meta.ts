import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "bra-size-calculator",
  name: "Bra Size Calculator",
  purpose: "Your size from two tape measurements in seven sizing systems, and a better size if your bra fits badly.",
  keywords: [
    "bra size",
    "cup size",
    "band size",
    "sister size",
    "bra size conversion",
    "UK bra size",
    "EU bra size",
    "underbust",
    "bra fitting",
  ],
} satisfies CalculatorMeta;
