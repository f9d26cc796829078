import { magnitude, Rational } from "../numbers/rational";

/**
 * The rational roots, in ascending order, of a polynomial with integer coefficients and no repeated root. In a root
 * p/q, q divides the leading coefficient a, so substituting y = ax turns rational roots into integer roots of a monic
 * polynomial. These are found modulo a small prime and lifted to ever higher powers of it (Hensel's lemma), which
 * avoids factoring large numbers.
 *
 * @param whole coefficients of 1, x, x² …, at least two, the last one positive
 */
export function rationalRoots(whole: readonly bigint[]): Rational[] {
  const degree = whole.length - 1;
  const a = whole[degree] as bigint;
  const monic = whole.map((one, i) => (i === degree ? 1n : one * a ** BigInt(degree - 1 - i)));
  const slope = monic.slice(1).map((one, i) => one * BigInt(i + 1));
  // Cauchy's bound.
  const largest = monic.slice(0, -1).reduce((most, one) => (magnitude(one) > most ? magnitude(one) : most), 0n);
  const found: Rational[] = [];
  const { prime, residues } = simpleResidues(monic, slope);
  for (const residue of residues) {
    const y = lift(monic, slope, residue, prime, 2n * (largest + 1n));
    if (horner(monic, y) === 0n) found.push(Rational.of(y, a));
  }
  return found.sort((left, right) => left.compare(right));
}

/** The zeros modulo the smallest prime above 3 for which all of them are simple. */
function simpleResidues(monic: readonly bigint[], slope: readonly bigint[]) {
  for (let prime = 5; ; prime += 2) {
    if (!isPrime(prime)) continue;
    const p = BigInt(prime);
    const residues: bigint[] = [];
    for (let y = 0n; y < p; y++) if (horner(monic, y, p) === 0n) residues.push(y);
    if (residues.every((y) => horner(slope, y, p) !== 0n)) return { prime: p, residues };
  }
}

/**
 * Lifts a zero to a modulus greater than `limit`, a power of the prime, and returns its representative nearest to 0.
 */
function lift(
  monic: readonly bigint[],
  slope: readonly bigint[],
  residue: bigint,
  prime: bigint,
  limit: bigint,
): bigint {
  let modulus = prime;
  let y = residue;
  let inverse = inverseModulo(horner(slope, y, prime), prime);
  while (modulus <= limit) {
    modulus *= modulus;
    y = positive(y - horner(monic, y, modulus) * inverse, modulus);
    inverse = positive(inverse * (2n - horner(slope, y, modulus) * inverse), modulus);
  }
  return 2n * y > modulus ? y - modulus : y;
}

function horner(coefficients: readonly bigint[], x: bigint, modulus?: bigint): bigint {
  let sum = 0n;
  for (let i = coefficients.length - 1; i >= 0; i--) {
    sum = sum * x + (coefficients[i] as bigint);
    if (modulus !== undefined) sum = positive(sum, modulus);
  }
  return sum;
}

function positive(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus;
  return rest < 0n ? rest + modulus : rest;
}

/** @param prime small */
function inverseModulo(value: bigint, prime: bigint): bigint {
  for (let inverse = 1n; ; inverse++) if ((value * inverse) % prime === 1n) return inverse;
}

function isPrime(odd: number): boolean {
  for (let factor = 3; factor * factor <= odd; factor += 2) if (odd % factor === 0) return false;
  return true;
}
