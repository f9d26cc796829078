import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "marks-percentage-calculator",
  name: "Marks Percentage Calculator",
  purpose: "Total and percentage of a mark sheet, best of five, pass or compartment, and the marks still needed.",
  keywords: [
    "marks",
    "mark sheet",
    "percentage of marks",
    "best of five",
    "CBSE",
    "ICSE",
    "ISC",
    "division",
    "compartment",
    "exam",
    "grade",
    "marks needed",
  ],
} satisfies CalculatorMeta;
