import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "simple-arithmetic-calculator",
  name: "Simple Arithmetic Calculator",
  purpose: "Exact sums, fractions, long division, LCM, GCD and rounding, with every step written out.",
  keywords: ["fractions", "long division", "long multiplication", "lcm", "gcd", "rounding", "remainder"],
} satisfies CalculatorMeta;
