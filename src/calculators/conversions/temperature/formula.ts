import type { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";
import { inSteps, scaleText, timesText } from "../../../math/units/scale-text";
import { signedOperand } from "../../../math/words/signed-operand";
import { degreeRatio, type Scale, symbolOf, zeroOf } from "./scales";

/** `°C = (°F − 32) × 5/9` */
export function conversionFormula(from: Scale, to: Scale): string {
  return `${symbolOf(to)} = ${scaleText(symbolOf(from), degreeRatio(from, to), zeroOf(from, to))}`;
}

/** The formula with a number filled in: `(98.6 − 32) × 5 ÷ 9`. */
export function conversionSum(value: Rational, from: Scale, to: Scale): string {
  return inSteps(scaleText(inBrackets(value), degreeRatio(from, to), zeroOf(from, to)));
}

/** `°F = °C × 9/5`, for differences. */
export function differenceFormula(from: Scale, to: Scale): string {
  return `${symbolOf(to)} = ${timesText(symbolOf(from), degreeRatio(from, to))}`;
}

export function differenceSum(value: Rational, from: Scale, to: Scale): string {
  return inSteps(timesText(inBrackets(value), degreeRatio(from, to)));
}

/** Number of digits that a double always preserves. */
const DOUBLE_DIGITS = 15;

function inBrackets(value: Rational): string {
  return signedOperand(plainText(toSignificant(value, DOUBLE_DIGITS)));
}
