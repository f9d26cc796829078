/** For tests only: generates valid expressions. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { inputs } from "./inputs";

const { expression: _expression, ...others } = inputs;

const { expression } = fc.letrec<{ expression: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.constantFrom("0.25", "1/3", "pi", "sqrt(2)", "sin(30)", "ln(2)", "5!", "2^10"),
  ),
  expression: fc.oneof(
    { maxDepth: 3 },
    tie("atom"),
    fc.tuple(tie("expression"), fc.constantFrom("+", "-", "*", "/"), tie("atom")).map((parts) => parts.join(" ")),
    tie("expression").map((inner) => `(${inner})`),
  ),
}));

export const validInputs = fc
  .tuple(likelyInputs(others), expression)
  .map(([given, text]) => ({ ...given, expression: text }));
