import { Rational } from "./rational";

/**
 * Shares in whole units that add up to the whole: everyone gets the whole part of the exact share, and the units left
 * over go one each to the largest fractional parts, on a tie to the first in order (Hamilton's method).
 *
 * @param shares exact, none negative, of a sum that is whole
 * @throws RangeError when the sum is not whole
 */
export function largestRemainder(shares: readonly Rational[]): bigint[] {
  const sum = shares.reduce((total, share) => total.add(share), Rational.ZERO);
  if (!sum.isInteger()) throw new RangeError(`shares add up to ${sum}, not to whole units`);
  const units = shares.map((share) => share.floor());
  const left = Number(sum.n - units.reduce((total, unit) => total + unit, 0n));
  const fractions = shares.map((share, i) => share.subtract(Rational.of(units[i] as bigint)));
  const order = shares.map((_, i) => i);
  order.sort((i, j) => (fractions[j] as Rational).compare(fractions[i] as Rational) || i - j);
  for (const i of order.slice(0, left)) units[i] = (units[i] as bigint) + 1n;
  return units;
}
