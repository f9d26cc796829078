/** Two ratios of two terms, combined by their shared term or compared. */
import { InputError } from "../../../core/calculator";
import { exactText } from "../../../math/numbers/exact";
import { lcm, Rational } from "../../../math/numbers/rational";
import { Ratio, readPair } from "./ratio";

export interface Comparison {
  readonly first: Ratio;
  readonly second: Ratio;
  readonly greater: "first" | "second" | "equal";
  /** First value minus second; null if a ratio has no value. */
  readonly difference: Rational | null;
  /** The second ratio with its second term changed so that the ratios are equal; null if no term makes them equal. */
  readonly match: string | null;
}

type Two = readonly [bigint, bigint];

/** Combines a:b and b:c into a:b:c. @throws InputError */
export function combine(text: string, text2: string) {
  const [first, second] = readPair(text, text2);
  const [a, b] = first.parts as unknown as Two;
  const [b2, c] = second.parts as unknown as Two;
  if (b === 0n || b2 === 0n) throw new InputError("ratio", "The shared term must be more than 0.");
  const shared = lcm(b, b2);
  const terms = [a * (shared / b), shared, c * (shared / b2)];
  return { ratio: new Ratio(terms.map((term) => Rational.of(term))), combined: { first, second, shared } };
}

/**
 * Compares two ratios by first ÷ second term. One whose second term is 0 is greater than any other; two of them are
 * equal. @throws InputError
 */
export function compare(text: string, text2: string): Comparison {
  const [first, second] = readPair(text, text2);
  const [a, b] = first.parts as unknown as Two;
  const [c, d] = second.parts as unknown as Two;
  const [left, right] = [a * d, b * c];
  const greater = left === right ? "equal" : left > right ? "first" : "second";
  const difference = first.value && second.value && first.value.subtract(second.value);
  const kept = second.terms[0] as Rational;
  const match = a === 0n || c === 0n ? null : `${exactText(kept)}:${exactText(kept.multiply(Rational.of(b, a)))}`;
  return { first, second, greater, difference, match };
}
