/** Alternative forms of a polynomial: factored, and as a square plus a constant. */
import { Rational } from "../numbers/rational";
import { joinTerms, Polynomial } from "./polynomial";
import type { Factors } from "./solve";

/**
 * Writes `(2x + 3)(x - 1)`, `1/2(x - 2)^2` or `x(x - 5)`; null if nothing can be factored out over the rational
 * numbers.
 */
export function factoredText({ content, rational, rest }: Factors): string | null {
  if (rational.length === 0) return null;
  const counts = new Map<string, number>();
  for (const root of rational) {
    const factor = factorText(root);
    counts.set(factor, (counts.get(factor) ?? 0) + 1);
  }
  const factors = [...counts].map(([factor, count]) => (count > 1 ? `${factor}^${count}` : factor));
  if (rest.length > 1) factors.push(`(${Polynomial.of(rest.map((one) => Rational.of(one)))})`);
  const alone = content.abs().equals(Rational.ONE) && rational.length === 1 && rest.length === 1;
  const product = factors.join("");
  return leading(content) + (alone ? product.replace(/^\((.*)\)$/, "$1") : product);
}

/** Writes `(2x + 3)`, or `x` for the root 0. */
function factorText({ n, d }: Rational): string {
  return n === 0n ? "x" : `(${Polynomial.of([Rational.of(-n), Rational.of(d)])})`;
}

/** A factor in front of a product; 1 is omitted and −1 is just a sign. */
function leading(factor: Rational): string {
  const size = factor.abs().equals(Rational.ONE) ? "" : factor.abs().toString();
  return `${factor.sign() < 0 ? "-" : ""}${size}`;
}

/** Writes a(x − h)² + k: `2(x + 1/4)^2 - 25/8`. */
export function vertexText(a: Rational, h: Rational, k: Rational): string {
  const square = h.sign() === 0 ? "x^2" : `(${Polynomial.of([h.negate(), Rational.ONE])})^2`;
  return joinTerms([leading(a) + square, ...(k.sign() === 0 ? [] : [`${k.sign() < 0 ? "-" : "+"} ${k.abs()}`])]);
}
