import { bitLength } from "../numbers/bit-length";
import { gcd } from "../numbers/rational";

/**
 * An exact number as a numerator and denominator. Not always in lowest terms, because computing a hundred thousand
 * common divisors takes time.
 */
export interface WrittenNumber {
  readonly n: bigint;
  readonly d: bigint;
}

/** Numbers as integer multiples of 1/denominator, so that sums are sums of integers. */
export interface CommonUnits {
  readonly units: readonly bigint[];
  readonly denominator: bigint;
}

/** Limit on the products of 64-bit words in a sum of squares, so that it takes at most a few hundredths of a second. */
const MAX_PRODUCTS = 5e6;
/** Limit on the number of bits, even for few numbers, because common divisors of longer numbers take too long. */
const MAX_BITS = 12_000;

/**
 * Converts numbers to a common denominator. Returns null if they would become so long that adding their squares takes
 * too long: a thousand fractions without a common divisor, or both 10⁹⁰ and 10⁻⁹⁰ among a hundred thousand numbers.
 */
export function commonUnits(numbers: readonly WrittenNumber[]): CommonUnits | null {
  const longest = Math.min(MAX_BITS, 64 * Math.sqrt(MAX_PRODUCTS / Math.max(1, numbers.length)));
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
