/** Reads an equation. Loaded only when one is entered. */
import { InputError } from "../../../core/calculator";
import { ExpressionError } from "../../../math/expression/error";
import { type Equation, readEquation } from "../../../math/polynomial/equation";

/** @throws InputError */
export function sidesOf(equation: string): Equation {
  try {
    return readEquation(equation);
  } catch (error) {
    if (error instanceof ExpressionError) throw new InputError("equation", error.message);
    throw error;
  }
}
