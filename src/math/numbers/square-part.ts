/** The largest square factor of an integer, for roots in simplest form: √72 = 6√2. */
import { bitLength } from "./bit-length";
import { exactRoot } from "./integer";
import { gcd } from "./rational";

export interface SquarePart {
  /** n = root² · rest */
  readonly root: bigint;
  readonly rest: bigint;
  /** False if n is too large to be factored, so that `rest` may still contain a square. */
  readonly certain: boolean;
}

/** Limit of trial division. Numbers below 2^48 are then factored as far as needed. */
const TRIAL_LIMIT = 2 ** 16;

/** Limit on the total number of steps of Pollard's method, which finds a factor p in about √p steps. */
const MAX_STEPS = 30_000;

/** Numbers with more bits than this are only divided by small primes. */
const MAX_BITS = 256;

/**
 * Extracts square factors: first small primes by trial division, then the factors found by Pollard's rho method (J. M.
 * Pollard, “A Monte Carlo method for factorization”, BIT 15, 1975).
 *
 * @param n positive
 */
export function squarePart(n: bigint): SquarePart {
  const exponents = new Map<bigint, number>();
  const add = (factor: bigint, count: number) => exponents.set(factor, (exponents.get(factor) ?? 0) + count);
  let rest = n;
  for (const prime of smallPrimes()) {
    const p = BigInt(prime);
    if (p * p * p > rest) break;
    let count = 0;
    for (; rest % p === 0n; rest /= p) count++;
    if (count > 0) add(p, count);
  }
  let certain = true;
  const budget = { steps: MAX_STEPS };
  const open: [factor: bigint, count: number][] = [[rest, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [factor, count] = next;
    if (factor === 1n) continue;
    const half = exactRoot(factor, 2);
    if (half !== null) {
      open.push([half, 2 * count]);
      continue;
    }
    // With no factor up to its cube root, it is a prime or a product of two primes.
    if (factor < BigInt(TRIAL_LIMIT) ** 3n || isProbablePrime(factor)) {
      add(factor, count);
      continue;
    }
    const found = bitLength(factor) > MAX_BITS ? null : splitOff(factor, budget);
    if (found === null) {
      certain = false;
      add(factor, count);
    } else open.push([found, count], [factor / found, count]);
  }
  let root = 1n;
  let left = 1n;
  for (const [factor, count] of exponents) {
    root *= factor ** BigInt(count >> 1);
    if (count % 2 === 1) left *= factor;
  }
  return { root, rest: left, certain };
}

let primes: readonly number[] | undefined;

/** Primes below the trial limit, by the sieve of Eratosthenes. */
function smallPrimes(): readonly number[] {
  if (primes) return primes;
  const isComposite = new Uint8Array(TRIAL_LIMIT);
  const found: number[] = [];
  for (let i = 2; i < TRIAL_LIMIT; i++) {
    if (isComposite[i]) continue;
    found.push(i);
    for (let k = i * i; k < TRIAL_LIMIT; k += i) isComposite[k] = 1;
  }
  primes = found;
  return found;
}

/** With these bases the test is a proof below 3.3 · 10²⁴ (J. Sorenson and J. Webster, 2015). */
const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

/**
 * Miller–Rabin primality test.
 *
 * @param n odd, without small factors
 */
function isProbablePrime(n: bigint): boolean {
  if (bitLength(n) > MAX_BITS) return false;
  let odd = n - 1n;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos++;
  return BASES.every((base) => {
    let power = powerModulo(base, odd, n);
    if (power === 1n || power === n - 1n) return true;
    for (let i = 1; i < twos; i++) {
      power = (power * power) % n;
      if (power === n - 1n) return true;
    }
    return false;
  });
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Number of differences multiplied together before one gcd is taken. */
const BATCH = 64;

/** Finds a factor of a composite number, or returns null once the steps are used up. */
function splitOff(n: bigint, budget: { steps: number }): bigint | null {
  for (let shift = 1n; budget.steps > 0; shift += 2n) {
    let slow = 2n;
    let fast = 2n;
    for (;;) {
      const [slowBefore, fastBefore] = [slow, fast];
      let product = 1n;
      for (let i = 0; i < BATCH; i++) {
        slow = (slow * slow + shift) % n;
        fast = (fast * fast + shift) % n;
        fast = (fast * fast + shift) % n;
        product = (product * (slow - fast)) % n;
      }
      budget.steps -= BATCH;
      let common = gcd(product, n);
      if (common === n) {
        // Two factors turned up at once, or only n itself: repeat the batch one step at a time.
        [slow, fast, common] = [slowBefore, fastBefore, 1n];
        for (let i = 0; i < BATCH && common === 1n; i++) {
          slow = (slow * slow + shift) % n;
          fast = (fast * fast + shift) % n;
          fast = (fast * fast + shift) % n;
          common = gcd(slow - fast, n);
        }
        if (common === n) break;
      }
      if (common !== 1n) return common;
      if (budget.steps <= 0) return null;
    }
  }
  return null;
}
