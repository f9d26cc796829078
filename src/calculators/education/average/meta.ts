import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "average-mean-calculator",
  name: "Average, Mean & Statistics Calculator",
  purpose: "Mean, median, mode, quartiles and standard deviation of a list, exact, with four quartile methods.",
  keywords: [
    "average",
    "mean",
    "median",
    "mode",
    "standard deviation",
    "variance",
    "quartiles",
    "percentile",
    "box plot",
    "histogram",
    "outliers",
    "weighted average",
    "grouped data",
    "geometric mean",
    "harmonic mean",
    "confidence interval",
  ],
} satisfies CalculatorMeta;
