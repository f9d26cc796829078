import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "ratio-proportion-calculator",
  name: "Ratio & Proportion Calculator",
  purpose: "Simplify, scale, share and compare ratios, and solve direct or inverse proportions, exactly.",
  keywords: ["simplify ratio", "proportion", "cross multiply", "split in a ratio", "inverse", "parts"],
} satisfies CalculatorMeta;
