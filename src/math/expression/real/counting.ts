/** Factorials and related functions: exact while that is affordable, otherwise using the gamma function. */
import { bitLength } from "../../numbers/bit-length";
import { binomial, factorial, fallingFactorial, multifactorial } from "../../numbers/integer";
import { gcd, Rational } from "../../numbers/rational";
import type { Arithmetic } from "../../real/arithmetic";
import { type Ball, OverflowError, PrecisionError } from "../../real/ball";
import { gamma } from "../../real/gamma";
import { power } from "../../real/powers";
import { Exact, isKept, type Real, UndefinedError } from "../../real/real";
import { shortText } from "../../real/text";

const ONE = Exact.of(1);

/** Factorials up to this number are exact. */
const LARGEST_FACTORIAL = 20_000n;

/** Time for the largest exact factorial, in microseconds. */
const FACTORIAL_COST = 6000;

/** @throws UndefinedError unless all values are integers */
function wholeNumbers(name: string, values: readonly Real[]): bigint[] {
  return values.map((value) => {
    if (!(value instanceof Exact) || !value.isInteger)
      throw new UndefinedError("domain", `${name} needs whole numbers. ${shortText(value)} isn’t one.`);
    return value.q.n;
  });
}

/** @throws UndefinedError unless all values are integers */
export function greatestCommonDivisor(a: Arithmetic, values: readonly Real[]): Real {
  return a.whole(wholeNumbers("gcd", values).reduce((x, y) => commonDivisor(a, x, y), 0n));
}

/** @throws UndefinedError unless all values are integers */
export function leastCommonMultiple(a: Arithmetic, values: readonly Real[]): Real {
  let multiple: Real = ONE;
  for (const n of wholeNumbers("lcm", values)) {
    if (n === 0n) return Exact.of(0);
    if (!(multiple instanceof Exact)) break;
    const missing = n / commonDivisor(a, multiple.q.n, n);
    multiple = a.abs(a.multiply(multiple, a.whole(missing)));
  }
  return multiple;
}

function commonDivisor(a: Arithmetic, x: bigint, y: bigint): bigint {
  a.budget.spendReduction(Math.min(bitLength(x), bitLength(y)));
  return gcd(x, y);
}

/**
 * x!: exact for integers up to 20,000, otherwise Γ(x + 1).
 *
 * @throws UndefinedError for negative integers
 */
export function factorialOf(a: Arithmetic, x: Real): Real {
  const undefinedHere = `The factorial of ${shortText(x)} is not defined.`;
  if (x instanceof Exact && x.isInteger) {
    if (x.q.n < 0n) throw new UndefinedError("domain", undefinedHere);
    if (x.q.n <= LARGEST_FACTORIAL) {
      a.budget.spend(FACTORIAL_COST * (Number(x.q.n) / Number(LARGEST_FACTORIAL)) ** 1.6 + 1);
      return a.whole(factorial(Number(x.q.n)));
    }
  }
  return gammaBall(a, a.add(x, ONE), undefinedHere);
}

/**
 * Γ(x), exact at integers.
 *
 * @throws UndefinedError for 0 and negative integers
 */
export function gammaOf(a: Arithmetic, x: Real): Real {
  const undefinedHere = `gamma is not defined at ${shortText(x)}.`;
  if (x instanceof Exact && x.isInteger) {
    if (x.q.n <= 0n) throw new UndefinedError("domain", undefinedHere);
    return factorialOf(a, a.subtract(x, ONE));
  }
  return gammaBall(a, x, undefinedHere);
}

function gammaBall(a: Arithmetic, x: Real, undefinedHere: string): Ball {
  a.budget.spendGamma(a.bits);
  try {
    return gamma(a.ball(x, 16), a.bits);
  } catch (error) {
    if (error instanceof PrecisionError && a.settles) throw new UndefinedError("domain", undefinedHere);
    throw error;
  }
}

/**
 * The product n (n − step) (n − 2 step) … of positive factors, for a step of 2 or more: n!!, n!!! and so on.
 *
 * @throws UndefinedError unless n is a nonnegative integer
 */
export function multifactorialOf(a: Arithmetic, x: Real, step: number): Real {
  if (!(x instanceof Exact) || !x.isInteger || x.q.n < 0n)
    throw new UndefinedError(
      "domain",
      `A ${step === 2 ? "double factorial" : "multifactorial"} needs a whole number, 0 or more. ${shortText(x)} isn’t one.`,
    );
  const n = x.q.n;
  if (n <= LARGEST_FACTORIAL) {
    a.budget.spend(FACTORIAL_COST);
    return a.whole(multifactorial(Number(n), step));
  }
  if (step > 2) return a.multiply(...factorsOf(a, n, BigInt(step)));
  // (2k)!! = 2^k k!, and n!! (n − 1)!! = n!.
  const half = n / 2n;
  const even = a.multiply(power2(a, half), factorialOf(a, a.whole(half)));
  return n % 2n === 0n ? even : a.divide(factorialOf(a, x), even);
}

/** With the smallest factor r and step k, the product is k^((n − r)/k) · r and (n/k)! ÷ (r/k)!. */
function factorsOf(a: Arithmetic, n: bigint, k: bigint): [Real, Real] {
  const r = n % k || k;
  const share = (whole: bigint) => factorialOf(a, a.exact(Rational.of(whole, k)));
  const powers = power(a, a.whole(k), a.whole((n - r) / k));
  return [a.multiply(powers, a.whole(r)), a.divide(share(n), share(r))];
}

function power2(a: Arithmetic, exponent: bigint): Real {
  if (exponent > 1n << 60n) throw new OverflowError();
  return a.ball(ONE).scale(Number(exponent));
}

/**
 * n! / (n − r)!
 *
 * @throws UndefinedError unless both are nonnegative integers
 */
export function permutations(a: Arithmetic, n: Real, r: Real): Real {
  const [things, places] = counts("nPr", n, r);
  if (places > things) return Exact.of(0);
  if (isShort(things, places)) return a.whole(fallingFactorial(things, spend(a, places)));
  return a.divide(factorialOf(a, n), factorialOf(a, a.whole(things - places)));
}

/**
 * n! / (r! (n − r)!)
 *
 * @throws UndefinedError unless both are nonnegative integers
 */
export function combinations(a: Arithmetic, n: Real, r: Real): Real {
  const [things, places] = counts("nCr", n, r);
  if (places > things) return Exact.of(0);
  let fewer = things - places;
  if (places < fewer) fewer = places;
  if (isShort(things, fewer)) {
    spend(a, fewer);
    return a.whole(binomial(things, fewer));
  }
  const ways = a.divide(factorialOf(a, n), factorialOf(a, a.whole(fewer)));
  return a.divide(ways, factorialOf(a, a.whole(things - fewer)));
}

function counts(name: string, n: Real, r: Real): [things: bigint, places: bigint] {
  const [things, places] = wholeNumbers(name, [n, r]) as [bigint, bigint];
  if (things < 0n || places < 0n)
    throw new UndefinedError(
      "domain",
      `${name} needs whole numbers, 0 or more; ${things < 0n ? things : places} is negative.`,
    );
  return [things, places];
}

/** Whether n (n − 1) … with this many factors can be multiplied out exactly. */
function isShort(n: bigint, factors: bigint): boolean {
  return factors <= LARGEST_FACTORIAL && isKept(Number(factors) * bitLength(n), 0);
}

function spend(a: Arithmetic, factors: bigint): number {
  a.budget.spend(1 + 4 * FACTORIAL_COST * (Number(factors) / Number(LARGEST_FACTORIAL)) ** 1.6);
  return Number(factors);
}
