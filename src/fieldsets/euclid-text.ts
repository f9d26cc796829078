import type { Format } from "../core/format";
import { shownExact } from "../core/shown-exact";
import { Rational } from "../math/numbers/rational";

/** With more digits than this, the chain of divisions is too long to read. */
const LONGEST_CHAIN = 12;

/**
 * Euclid's algorithm for the greatest common divisor, line by line: `18 − 1 × 12 = 6; 12 − 2 × 6 = 0`.
 *
 * @param a must not be negative
 * @param b must not be negative
 */
export function euclidText(a: bigint, b: bigint, format: Format): string {
  let [large, small] = a > b ? [a, b] : [b, a];
  if (small === 0n || String(large).length > LONGEST_CHAIN) return `gcd(${a}, ${b})`;
  const lines: string[] = [];
  while (small > 0n) {
    const rest = large % small;
    const [from, quotient, by, left] = [large, large / small, small, rest].map((value) =>
      shownExact(Rational.of(value), format),
    );
    lines.push(`${from} − ${quotient} × ${by} = ${left}`);
    [large, small] = [small, rest];
  }
  return lines.join("; ");
}
