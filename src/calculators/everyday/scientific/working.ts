import { type Step, step } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { realSteps } from "../../../math/expression/real/evaluate";
import { exactText } from "../../../math/numbers/exact";
import { plainText } from "../../../math/numbers/significant";
import { Exact, lengths, type Real } from "../../../math/real/real";
import { approximateDigits, multipleOfPi } from "../../../math/real/text";
import { evaluateReading } from "./evaluation";
import type { EvaluatedExpression } from "./expression";
import type { Inputs } from "./inputs";
import { textInStep } from "./words";

/** Exact numbers with more binary digits than this are shown as decimals. */
const LONGEST_NUMBER = 100;

const DIGITS = 15;

/** Steps for an expression, one operation per line. */
export function expressionSteps(
  { reading, text }: EvaluatedExpression,
  { angleUnit, ...inputs }: Inputs,
): Listed<Step> {
  // Steps never show more digits than this.
  const precision = Math.min(inputs.precision, 2 * DIGITS);
  const options = { angleUnit, precision, given: reading.given };
  const result = evaluateReading(reading, options);
  return [
    step("Read as", textInStep(reading.normalized()), textInStep(text)),
    ...realSteps(reading.program, options, result, stepText),
  ];
}

/** The value as a fraction or terminating decimal if it is short, otherwise with fifteen digits. */
function stepText(value: Real): string {
  const exact = value instanceof Exact && Math.max(...lengths(value.q)) <= LONGEST_NUMBER ? value : null;
  if (exact?.power === 0) return exactText(exact.q);
  if (exact?.power === 1) return multipleOfPi(exact.q);
  const digits = approximateDigits(value, DIGITS);
  const goesOn = approximateDigits(value, DIGITS + 5).digits.length > DIGITS;
  return plainText(digits) + (goesOn ? "…" : "");
}
