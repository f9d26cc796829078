import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "gpa-grade-calculator",
  name: "GPA & Grade Calculator",
  purpose: "GPA weighted, unweighted and by term, the exam score you need, and CGPA to percentage.",
  keywords: [
    "GPA",
    "CGPA",
    "SGPA",
    "grade point average",
    "weighted GPA",
    "final exam",
    "final grade",
    "grade needed",
    "target GPA",
    "CGPA to percentage",
    "credits",
    "semester",
    "transcript",
  ],
} satisfies CalculatorMeta;
