/** How many digits of a decimal repeat. */
import { powerModulo, primeFactors } from "./prime-factors";
import type { Rational } from "./rational";
import { shortPeriod, splitDenominator } from "./repeating-decimal";

/** Numbers up to here are factored, to find the length of a period. */
const FACTORED = 10n ** 15n;

/** Longer periods of larger denominators are not looked for. */
const SEARCHED = 1000;

/**
 * How many digits repeat; 0 where the decimal ends. Null where that is too long to find: more than 1,000 digits of a
 * denominator above 10^15.
 */
export function periodLength(value: Rational): number | null {
  const { rest } = splitDenominator(value.d);
  if (rest === 1n) return 0;
  return rest <= FACTORED ? Number(orderOfTen(rest)) : shortPeriod(rest, SEARCHED);
}

/** The smallest k with 10^k ≡ 1 modulo m: a divisor of φ(m). @param m above 1, neither even nor a multiple of 5 */
function orderOfTen(m: bigint): bigint {
  const powers = primeFactors(m);
  let order = powers.reduce(
    (all, { prime, exponent }) => all * prime ** BigInt(exponent - 1) * (prime - 1n),
    1n,
  );
  const candidates = new Set<bigint>();
  for (const { prime, exponent } of powers) {
    if (exponent > 1) candidates.add(prime);
    for (const factor of primeFactors(prime - 1n)) candidates.add(factor.prime);
  }
  for (const prime of candidates)
    while (order % prime === 0n && powerModulo(10n, order / prime, m) === 1n) order /= prime;
  return order;
}
