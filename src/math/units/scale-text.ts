/** Formulas between scales with different zeros, in their familiar form: `(°F − 32) × 5/9`. */
import { exactText } from "../numbers/exact";
import { Rational } from "../numbers/rational";
import { signedOperand } from "../words/signed-operand";

/**
 * Writes the conversion of a value to another scale. `98.6 × 5/9 − 160/9` becomes `(98.6 − 32) × 5/9`, which avoids a
 * fractional offset.
 *
 * @param value the value as text
 * @param ratio degrees of the target scale per degree of the source scale
 * @param zero value on the target scale at the zero of the source scale
 */
export function scaleText(value: string, ratio: Rational, zero: Rational): string {
  if (zero.sign() === 0) return timesText(value, ratio);
  const shift = zero.divide(ratio);
  if (ratio.sign() < 0) return timesText(`(${exactText(shift.negate())} − ${value})`, ratio.negate());
  if (ratio.equals(Rational.ONE) || isDecimal(zero)) return `${timesText(value, ratio)} ${signed(zero)}`;
  return timesText(`(${value} ${signed(shift)})`, ratio);
}

/** Writes `°C × 9/5`. */
export function timesText(text: string, ratio: Rational): string {
  if (ratio.equals(Rational.ONE)) return text;
  return `${text} × ${signedOperand(ratio.toString())}`;
}

/** Replaces fractions by divisions for a calculation shown step by step: `× 5/9` becomes `× 5 ÷ 9`. */
export function inSteps(sum: string): string {
  return sum.replace(/\((-\d+)\/(\d+)\)/g, "($1) ÷ $2").replace(/(\d)\/(\d)/g, "$1 ÷ $2");
}

function signed(value: Rational): string {
  return `${value.sign() < 0 ? "−" : "+"} ${exactText(value.abs())}`;
}

function isDecimal(value: Rational): boolean {
  return !exactText(value).includes("/");
}
