import { evaluateReal, type RealResult } from "../../../math/expression/real/evaluate";
import type { Inputs } from "./inputs";
import { onExpression, type Reading } from "./reading";

/** The value of an expression that was read. @throws InputError on `expression` */
export function evaluateReading(
  { program, given }: Reading,
  { angleUnit, precision }: Pick<Inputs, "angleUnit" | "precision">,
): RealResult {
  return onExpression(() => evaluateReal(program, { angleUnit, precision, given }));
}
