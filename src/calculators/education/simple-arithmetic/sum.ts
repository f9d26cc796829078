/** Two numbers and one operation that can be written out by hand. */
import type { Node } from "../../../math/expression/ast";
import { decimalPlaces } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";

export type SumSign = "+" | "−" | "×" | "÷";

export interface Sum {
  readonly sign: SumSign;
  readonly a: Rational;
  readonly b: Rational;
}

/** Numbers with more digits are not written out. */
const MOST_DIGITS = 24;

const SIGNS: Readonly<Record<string, SumSign>> = { "+": "+", "-": "−", "*": "×", "/": "÷" };

/** The expression as a `Sum`, if it is a single operation on two literal numbers with finite decimals. */
export function sumOf(node: Node): Sum | undefined {
  if (node.kind !== "chain" || node.rest.length !== 1) return undefined;
  const [link] = node.rest;
  const sign = link && !link.percent && SIGNS[link.operator];
  const [a, b] = [literal(node.first), link && literal(link.right)];
  return sign && a && b ? writable({ sign, a, b }) : undefined;
}

function literal(node: Node): Rational | null {
  if (node.kind === "negate") return literal(node.operand)?.negate() ?? null;
  if (node.kind !== "number" || node.denominator !== 1n || Math.abs(node.exponent) > MOST_DIGITS) return null;
  const scale = 10n ** BigInt(Math.abs(node.exponent));
  return node.exponent < 0 ? Rational.of(node.numerator, scale) : Rational.of(node.numerator * scale);
}

/** Returns the sum if it is short enough to be written out. */
export function writable(sum: Sum): Sum | undefined {
  const { a, b, sign } = sum;
  if (sign === "÷" && b.sign() === 0) return undefined;
  return [a, b].every((number) => {
    const places = decimalPlaces(number, MOST_DIGITS);
    return places !== null && String((number.abs().n * 10n ** BigInt(places)) / number.d).length <= MOST_DIGITS;
  })
    ? sum
    : undefined;
}
