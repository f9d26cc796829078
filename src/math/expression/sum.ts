import type { Rational } from "../numbers/rational";
import { ExpressionError } from "./error";
import { evaluate } from "./evaluate";
import { Parser } from "./parser";
import { RationalAlgebra } from "./rational";

/**
 * Calculates an expression exactly: `1200*12`, `200 + 10%`, `2(3 + 4)^2`. Returns null if it
 * cannot be parsed or has no value (division by zero, a non-integer exponent).
 */
export function evaluateSum(expression: string): Rational | null {
  try {
    const parser = new Parser(expression);
    const node = parser.expression();
    parser.end();
    return evaluate(node, new RationalAlgebra());
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}
