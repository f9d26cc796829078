import { exactText } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";
import { degreeRatio, type Scale, symbolOf, zeroOf } from "./scales";

/**
 * The conversion with the text of a value in its place: `98.6 × 5/9 − 160/9` is written `(98.6 − 32) × 5/9`, as people
 * know it, because that has plain numbers only.
 */
function conversionText(value: string, from: Scale, to: Scale): string {
  const ratio = degreeRatio(from, to);
  const zero = zeroOf(from, to);
  if (zero.sign() === 0) return times(value, ratio);
  const shift = zero.divide(ratio);
  if (ratio.sign() < 0) return times(`(${exactText(shift.negate())} − ${value})`, ratio.negate());
  if (ratio.equals(Rational.ONE) || isDecimal(zero)) return `${times(value, ratio)} ${signed(zero)}`;
  return times(`(${value} ${signed(shift)})`, ratio);
}

/** `°C = (°F − 32) × 5/9` */
export function conversionFormula(from: Scale, to: Scale): string {
  return `${symbolOf(to)} = ${conversionText(symbolOf(from), from, to)}`;
}

/** The same with a number: `(98.6 − 32) × 5 ÷ 9`. */
export function conversionSum(value: Rational, from: Scale, to: Scale): string {
  return inSteps(conversionText(inBrackets(value), from, to));
}

/** `°F = °C × 9/5`, of differences. */
export function differenceFormula(from: Scale, to: Scale): string {
  return `${symbolOf(to)} = ${times(symbolOf(from), degreeRatio(from, to))}`;
}

export function differenceSum(value: Rational, from: Scale, to: Scale): string {
  return inSteps(times(inBrackets(value), degreeRatio(from, to)));
}

/** Digits that a number that was typed is sure to keep. */
const DOUBLE_DIGITS = 15;

function inBrackets(value: Rational): string {
  const text = plainText(toSignificant(value, DOUBLE_DIGITS));
  return value.sign() < 0 ? `(${text})` : text;
}

function times(text: string, ratio: Rational): string {
  if (ratio.equals(Rational.ONE)) return text;
  return `${text} × ${ratio.sign() < 0 ? `(${ratio})` : ratio}`;
}

/** `× 5 ÷ 9` for `× 5/9`: a sum that is worked out step by step. */
function inSteps(sum: string): string {
  return sum.replace(/\((-\d+)\/(\d+)\)/g, "($1) ÷ $2").replace(/(\d)\/(\d)/g, "$1 ÷ $2");
}

function signed(value: Rational): string {
  return `${value.sign() < 0 ? "−" : "+"} ${exactText(value.abs())}`;
}

function isDecimal(value: Rational): boolean {
  return !exactText(value).includes("/");
}
