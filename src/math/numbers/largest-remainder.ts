import { Rational } from "./rational";

/**
 * Rounds shares to integers that add up to the exact total: each share gets its integer part, and the remaining units
 * go to the largest fractional parts, one each, with ties going to the earlier share (Hamilton's method).
 *
 * @param shares exact and nonnegative, with an integer sum
 * @throws RangeError if the sum is not an integer
 */
export function largestRemainder(shares: readonly Rational[]): bigint[] {
  const sum = Rational.sum(shares);
  if (!sum.isInteger()) throw new RangeError(`shares add up to ${sum}, not to whole units`);
  const units = shares.map((share) => share.floor());
  const left = Number(sum.n - units.reduce((total, unit) => total + unit, 0n));
  const fractions = shares.map((share, i) => share.subtract(Rational.of(units[i] as bigint)));
  const order = shares.map((_, i) => i);
  order.sort((i, j) => (fractions[j] as Rational).compare(fractions[i] as Rational) || i - j);
  for (const i of order.slice(0, left)) units[i] = (units[i] as bigint) + 1n;
  return units;
}
