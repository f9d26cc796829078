import type { Notice } from "../../../core/calculator";
import type { SolvedEquation } from "./solved-equation";

export function notices({ degree, solution, terms }: SolvedEquation): Notice[] {
  const found: Notice[] = [];
  if (degree < terms - 1 && degree > 0)
    found.push({
      code: "lower-degree",
      message: `The coefficient of ${terms === 4 ? "x³" : "x²"} is 0, so this is a ${degree === 2 ? "quadratic" : "linear"} equation.`,
    });
  if (degree === 3 && solution.factors.rational.length === 0)
    found.push({
      code: "decimals-only",
      message: "This cubic has no rational root. Its roots are given as decimals.",
    });
  if (!solution.lowest)
    found.push({
      code: "large-radicand",
      message: "The number under the root is too large to be factored, so it may still contain a square factor.",
    });
  return found;
}
