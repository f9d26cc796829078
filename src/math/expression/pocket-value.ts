import { plainText } from "../numbers/significant";
import { ExpressionError } from "./error";
import { Parser } from "./parser";
import { evaluateReal } from "./real/evaluate";
import { namesWith } from "./real/names";

/**
 * The value of an expression, with angles in degrees, to `precision` significant digits; null if it cannot be parsed or
 * has no value.
 */
export function pocketValue(expression: string, precision: number): string | null {
  try {
    const program = new Parser(expression, { names: namesWith([]) }).program();
    return plainText(evaluateReal(program, { angleUnit: "deg", precision }).digits);
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}
