import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "quadratic-equation-solver",
  name: "Quadratic Equation Solver",
  purpose: "Exact roots of quadratic and cubic equations, with the steps, the vertex and the graph.",
  keywords: ["quadratic formula", "roots", "discriminant", "factoring", "complete the square", "parabola", "cubic"],
} satisfies CalculatorMeta;
