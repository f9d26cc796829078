/** Big-integer arithmetic that the language lacks. */
import { bitLength } from "./bit-length";

/**
 * ⌊√value⌋.
 *
 * @param value not negative
 */
export function integerSquareRoot(value: bigint): bigint {
  return integerRoot(value, 2);
}

/**
 * ⌊value^(1/degree)⌋, by Newton's method from an estimate in doubles.
 *
 * @param value not negative
 * @param degree an integer, at least 1
 */
export function integerRoot(value: bigint, degree: number): bigint {
  const bits = bitLength(value);
  if (degree === 1 || value < 2n) return value;
  if (degree >= bits) return 1n;
  const n = BigInt(degree);
  let root = estimate(value, bits, degree);
  // Starting above the root, each step gets smaller until the next one would not.
  for (;;) {
    const next = ((n - 1n) * root + value / root ** (n - 1n)) / n;
    if (next >= root) return root;
    root = next;
  }
}

/** An estimate that is not below the root and accurate to about 30 bits. */
function estimate(value: bigint, bits: number, degree: number): bigint {
  const top = Math.max(0, bits - 64);
  const logarithm = (top + Math.log2(Number(value >> BigInt(top)))) / degree;
  const shift = Math.max(0, Math.floor(logarithm) - 50);
  return BigInt(Math.ceil(2 ** (logarithm - shift) * (1 + 2 ** -30))) << BigInt(shift);
}

/** The root if `value` is a perfect power, otherwise null. */
export function exactRoot(value: bigint, degree: number): bigint | null {
  const root = integerRoot(value, degree);
  return root ** BigInt(degree) === value ? root : null;
}

/**
 * n!
 *
 * @param n a nonnegative integer
 */
export function factorial(n: number): bigint {
  return product(1, n, 1);
}

/**
 * The product n · (n − step) · (n − 2 step) · … of positive factors: n! for step 1, the double factorial n!! for 2.
 *
 * @param n a nonnegative integer
 * @param step a positive integer
 */
export function multifactorial(n: number, step: number): bigint {
  return product(n % step || step, n, step);
}

/** n · (n − 1) · … · (n − k + 1), the number of ordered selections of k of n items. */
export function fallingFactorial(n: bigint, k: number): bigint {
  if (k > n) return 0n;
  let result = 1n;
  // Multiplied in blocks so that most factors are small.
  for (let start = 0; start < k; start += 64) {
    let block = 1n;
    for (let i = start; i < Math.min(k, start + 64); i++) block *= n - BigInt(i);
    result *= block;
  }
  return result;
}

/** The number of ways to choose k of n items. */
export function binomial(n: bigint, k: bigint): bigint {
  if (k < 0n || k > n) return 0n;
  const fewer = Number(k > n - k ? n - k : k);
  return fallingFactorial(n, fewer) / factorial(fewer);
}

/**
 * from · (from + step) · … up to `to`. Multiplying halves recursively keeps factors similar in size, which is fastest.
 */
function product(from: number, to: number, step: number): bigint {
  if (from > to) return 1n;
  if (to - from < 16 * step) {
    let result = BigInt(from);
    for (let factor = from + step; factor <= to; factor += step) result *= BigInt(factor);
    return result;
  }
  const middle = from + step * Math.floor((to - from) / (2 * step));
  return product(from, middle, step) * product(middle + step, to, step);
}
