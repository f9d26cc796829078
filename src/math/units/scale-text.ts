/** Formulas of scales that have different zeros, as people know them: `(°F − 32) × 5/9`. */
import { exactText } from "../numbers/exact";
import { Rational } from "../numbers/rational";

/**
 * A value of one scale on another: `98.6 × 5/9 − 160/9` is written `(98.6 − 32) × 5/9` because that has plain numbers only.
 *
 * @param value its text
 * @param ratio degrees of the other scale in one of this
 * @param zero what the other shows where this one shows 0
 */
export function scaleText(value: string, ratio: Rational, zero: Rational): string {
  if (zero.sign() === 0) return timesText(value, ratio);
  const shift = zero.divide(ratio);
  if (ratio.sign() < 0) return timesText(`(${exactText(shift.negate())} − ${value})`, ratio.negate());
  if (ratio.equals(Rational.ONE) || isDecimal(zero)) return `${timesText(value, ratio)} ${signed(zero)}`;
  return timesText(`(${value} ${signed(shift)})`, ratio);
}

/** `°C × 9/5` */
export function timesText(text: string, ratio: Rational): string {
  if (ratio.equals(Rational.ONE)) return text;
  return `${text} × ${ratio.sign() < 0 ? `(${ratio})` : ratio}`;
}

/** `× 5 ÷ 9` for `× 5/9`: a sum that is worked out step by step. */
export function inSteps(sum: string): string {
  return sum.replace(/\((-\d+)\/(\d+)\)/g, "($1) ÷ $2").replace(/(\d)\/(\d)/g, "$1 ÷ $2");
}

function signed(value: Rational): string {
  return `${value.sign() < 0 ? "−" : "+"} ${exactText(value.abs())}`;
}

function isDecimal(value: Rational): boolean {
  return !exactText(value).includes("/");
}
