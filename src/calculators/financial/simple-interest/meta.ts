import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "simple-interest-calculator",
  name: "Simple Interest Calculator",
  purpose: "Simple interest, principal, rate or time, even between two dates with your contract’s day count.",
  keywords: [
    "simple interest",
    "per diem",
    "day count",
    "actual/360",
    "actual/365",
    "30/360",
    "late payment",
    "judgment interest",
    "promissory note",
    "I = Prt",
  ],
} satisfies CalculatorMeta;
