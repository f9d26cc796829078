import { bitLength } from "../numbers/bit-length";
import { toFiniteNumber } from "../numbers/exact";
import { exactRoot, integerSquareRoot } from "../numbers/integer";
import { magnitude, Rational } from "../numbers/rational";
import { type SquarePart, squarePart } from "../numbers/square-part";
import { RootForm } from "./root-form";
import type { Root } from "./roots";

/** Number of bits computed for √D, far more than a double holds. */
const BITS = 160;

export interface QuadraticRoots {
  /** Real roots in ascending order, or a complex pair with the negative imaginary part first. */
  readonly roots: readonly [Root, Root];
  /** False if the radicand may still contain a square factor because it is too large to be factored. */
  readonly lowest: boolean;
}

/**
 * The roots of Ax² + Bx + C from the exact discriminant, each accurate to the last digit of a double. The root in which
 * B and √D would cancel is computed as C/q (W. Kahan, “On the Cost of Floating-Point Computation Without Extra-Precise
 * Arithmetic”, 2004).
 *
 * @param A positive; A, B and C have no common factor
 */
export function quadraticRoots(A: bigint, B: bigint, C: bigint): QuadraticRoots {
  const D = B * B - 4n * A * C;
  const square = D < 0n ? null : exactRoot(D, 2);
  if (square !== null) {
    const root = (top: bigint) => rationalRoot(Rational.of(top, 2n * A));
    return { roots: [root(-B - square), root(-B + square)], lowest: true };
  }
  return D < 0n ? complexPair(A, B, -D) : realPair(A, B, C, D);
}

function realPair(A: bigint, B: bigint, C: bigint, D: bigint): QuadraticRoots {
  const scale = scaleFor(D);
  const radical = integerSquareRoot(D << (2n * scale));
  // −(B + sign(B)√D), which is 2q, scaled.
  const sum = -(B << scale) + (B < 0n ? radical : -radical);
  const far = toFiniteNumber(Rational.of(sum, (2n * A) << scale));
  const near = toFiniteNumber(Rational.of((2n * C) << scale, sum));
  const [low, high] = sum < 0n ? [far, near] : [near, far];
  return pair(A, B, D, [low, 0], [high, 0]);
}

/** @param size −D, positive */
function complexPair(A: bigint, B: bigint, size: bigint): QuadraticRoots {
  const scale = scaleFor(size);
  const radical = integerSquareRoot(size << (2n * scale));
  const re = toFiniteNumber(Rational.of(-B, 2n * A));
  const im = toFiniteNumber(Rational.of(radical, (2n * A) << scale));
  return pair(A, B, -size, [re, im === null ? null : -im], [re, im]);
}

type Double = readonly [re: number | null, im: number | null];

/** Two roots whose exact form is computed only on demand, since it requires factoring D. */
function pair(A: bigint, B: bigint, D: bigint, low: Double, high: Double): QuadraticRoots {
  let known: SquarePart | undefined;
  const part = () => {
    known ??= squarePart(magnitude(D));
    return known;
  };
  const root = ([re, im]: Double, sign: bigint): Root => ({
    re,
    im: re === null ? null : im,
    get exact() {
      return RootForm.of(-B, sign * part().root, part().rest, 2n * A, D < 0n);
    },
  });
  return {
    roots: [root(low, -1n), root(high, 1n)],
    get lowest() {
      return part().certain;
    },
  };
}

export function rationalRoot(value: Rational): Root {
  const re = toFiniteNumber(value);
  return { re, im: re === null ? null : 0, exact: RootForm.rational(value) };
}

function scaleFor(D: bigint): bigint {
  return BigInt(Math.max(0, BITS - (bitLength(D) >> 1)));
}
