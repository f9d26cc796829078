/** Length of the repeating part of a decimal. */
import { powerModulo, primeFactors } from "./prime-factors";
import type { Rational } from "./rational";
import { shortPeriod, splitDenominator } from "./repeating-decimal";

/** Denominators up to this are factored to find the period length. */
const FACTORED = 10n ** 15n;

/** For larger denominators, periods longer than this are not searched for. */
const SEARCHED = 1000;

/**
 * Number of repeating digits; 0 if the decimal terminates. Null if it is too hard to find: more than 1,000 digits with
 * a denominator above 10^15.
 */
export function periodLength(value: Rational): number | null {
  const { rest } = splitDenominator(value.d);
  if (rest === 1n) return 0;
  return rest <= FACTORED ? Number(orderOfTen(rest)) : shortPeriod(rest, SEARCHED);
}

/**
 * The smallest k with 10^k ≡ 1 modulo m, which is a divisor of φ(m).
 *
 * @param m greater than 1 and not divisible by 2 or 5
 */
function orderOfTen(m: bigint): bigint {
  const powers = primeFactors(m);
  let order = powers.reduce((all, { prime, exponent }) => all * prime ** BigInt(exponent - 1) * (prime - 1n), 1n);
  const candidates = new Set<bigint>();
  for (const { prime, exponent } of powers) {
    if (exponent > 1) candidates.add(prime);
    for (const factor of primeFactors(prime - 1n)) candidates.add(factor.prime);
  }
  for (const prime of candidates)
    while (order % prime === 0n && powerModulo(10n, order / prime, m) === 1n) order /= prime;
  return order;
}
