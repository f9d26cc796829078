import { bitLength } from "../numbers/bit-length";
import type { WrittenNumber } from "../numbers/number-list";
import { gcd } from "../numbers/rational";

/** Numbers as whole multiples of 1/denominator: sums of them are sums of integers. */
export interface CommonUnits {
  readonly units: readonly bigint[];
  readonly denominator: bigint;
}

/** Products of 64-bit words that a sum of squares may take, so that it is there in a few hundredths of a second. */
const MOST_PRODUCTS = 5e6;
/** Binary digits at most, however few the numbers are: a common divisor of longer ones takes its time. */
const LONGEST = 12_000;

/**
 * Brings numbers to one denominator; null where they would become so long that their squares take long to add: a thousand
 * fractions without a common divisor, or 10⁹⁰ and 10⁻⁹⁰ among a hundred thousand.
 */
export function commonUnits(numbers: readonly WrittenNumber[]): CommonUnits | null {
  const longest = Math.min(LONGEST, 64 * Math.sqrt(MOST_PRODUCTS / Math.max(1, numbers.length)));
  const factors = new Map<bigint, bigint>();
  let last: bigint | null = null;
  for (const { d } of numbers) {
    if (d !== last) factors.set(d, 0n);
    last = d;
  }
  let denominator = 1n;
  for (const d of factors.keys()) {
    denominator *= d / gcd(denominator, d);
    if (bitLength(denominator) > longest) return null;
  }
  for (const d of factors.keys()) factors.set(d, denominator / d);
  let [smallest, largest, factor] = [0n, 0n, 1n];
  last = null;
  const units = numbers.map(({ n, d }) => {
    if (d !== last) factor = factors.get(d) as bigint;
    last = d;
    const unit = n * factor;
    if (unit > largest) largest = unit;
    else if (unit < smallest) smallest = unit;
    return unit;
  });
  if (-smallest > largest) largest = -smallest;
  return bitLength(largest) > longest ? null : { units, denominator };
}
