/** Prime factorization by trial division and Pollard's rho method. */
import { gcd } from "./rational";

export interface PrimePower {
  readonly prime: bigint;
  readonly exponent: number;
}

/** Limit of trial division. */
const TRIAL_LIMIT = 1000n;

/** Sufficient to identify primes below 3.8 × 10^18 (Y. Jiang and Y. Deng, Math. Comp. 83, 2014). */
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n];

/**
 * The prime factors of n in ascending order; empty for 1.
 *
 * @param n from 1 to 10^18
 */
export function primeFactors(n: bigint): PrimePower[] {
  const primes: bigint[] = [];
  let rest = n;
  for (let divisor = 2n; divisor < TRIAL_LIMIT && divisor * divisor <= rest; divisor += divisor === 2n ? 1n : 2n)
    while (rest % divisor === 0n) {
      primes.push(divisor);
      rest /= divisor;
    }
  if (rest > 1n) primes.push(...split(rest));
  const powers = new Map<bigint, number>();
  for (const prime of primes.sort((a, b) => (a < b ? -1 : 1))) powers.set(prime, (powers.get(prime) ?? 0) + 1);
  return [...powers].map(([prime, exponent]) => ({ prime, exponent }));
}

function split(n: bigint): bigint[] {
  if (n < TRIAL_LIMIT * TRIAL_LIMIT || isPrime(n)) return [n];
  const factor = findFactor(n);
  return [...split(factor), ...split(n / factor)];
}

/**
 * Miller–Rabin primality test.
 *
 * @param n odd, without small factors
 */
function isPrime(n: bigint): boolean {
  let odd = n - 1n;
  let twos = 0;
  while (odd % 2n === 0n) {
    odd /= 2n;
    twos++;
  }
  return WITNESSES.every((witness) => {
    let power = powerModulo(witness, odd, n);
    if (power === 1n) return true;
    for (let i = 0; i < twos; i++) {
      if (power === n - 1n) return true;
      power = (power * power) % n;
    }
    return false;
  });
}

/**
 * Finds a factor of a composite number (Pollard's rho): the sequence x² + c becomes periodic sooner modulo the factor
 * than modulo n.
 */
function findFactor(n: bigint): bigint {
  for (let c = 1n; ; c++) {
    let slow = 2n;
    let fast = 2n;
    let factor = 1n;
    while (factor === 1n) {
      let product = 1n;
      // The differences are multiplied and their gcd taken once per batch, because a gcd costs far more than a product.
      const [slowBefore, fastBefore] = [slow, fast];
      for (let i = 0; i < 64; i++) {
        slow = (slow * slow + c) % n;
        fast = (fast * fast + c) % n;
        fast = (fast * fast + c) % n;
        product = (product * (slow - fast)) % n;
      }
      factor = gcd(product, n);
      if (factor !== n) continue;
      // Both factors turned up in the same batch, so repeat it one step at a time.
      [slow, fast, factor] = [slowBefore, fastBefore, 1n];
      for (let i = 0; i < 64 && factor === 1n; i++) {
        slow = (slow * slow + c) % n;
        fast = (fast * fast + c) % n;
        fast = (fast * fast + c) % n;
        factor = gcd(slow - fast, n);
      }
    }
    if (factor !== n) return factor;
  }
}

/**
 * base^exponent mod modulus.
 *
 * @param exponent not negative
 * @param modulus positive
 */
export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Writes `2^2 × 3 × 7`, or `1` if there are no factors. */
export function factorsText(factors: readonly PrimePower[]): string {
  return (
    factors.map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`)).join(" × ") || "1"
  );
}
