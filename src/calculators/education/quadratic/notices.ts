import { type Notice, notice } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import type { SolvedEquation } from "./solved-equation";

export function notices({ degree, solution, terms }: SolvedEquation): Listed<Notice> {
  const found: Notice[] = [];
  if (degree < terms - 1 && degree > 0)
    found.push(
      notice(
        "lower-degree",
        `The coefficient of ${terms === 4 ? "x³" : "x²"} is 0, so this is a ${degree === 2 ? "quadratic" : "linear"} equation.`,
      ),
    );
  if (degree === 3 && solution.factors.rational.length === 0)
    found.push(notice("decimals-only", "This cubic has no rational root. Its roots are given as decimals."));
  if (!solution.lowest)
    found.push(
      notice(
        "large-radicand",
        "The number under the root is too large to be factored, so it may still contain a square factor.",
      ),
    );
  return found;
}
