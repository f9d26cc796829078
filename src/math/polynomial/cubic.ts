import { bitLength } from "../numbers/bit-length";
import { toFiniteNumber } from "../numbers/exact";
import { integerSquareRoot } from "../numbers/integer";
import { Rational } from "../numbers/rational";
import { Polynomial } from "./polynomial";
import { quadraticRoots, rationalRoot } from "./quadratic";
import { rationalRoots } from "./rational-roots";
import { type Dyadic, RealRoots } from "./real-roots";
import type { Root } from "./roots";

export interface CubicRoots {
  /**
   * Real roots in ascending order, repeated according to multiplicity, then a complex pair, negative imaginary part
   * first.
   */
  readonly roots: readonly [Root, Root, Root];
  /** As for quadratic roots. */
  readonly lowest: boolean;
  /** The rational roots, and the integer coefficients of 1, x, x² that remain after dividing out their factors. */
  readonly rational: readonly Rational[];
  readonly rest: readonly bigint[];
}

/** 18abcd − 4b³d + b²c² − 4ac³ − 27a²d². */
export function cubicDiscriminant(a: Rational, b: Rational, c: Rational, d: Rational): Rational {
  const product = (factor: number, ...all: readonly Rational[]) =>
    all.reduce((left, right) => left.multiply(right), Rational.of(factor));
  return product(18, a, b, c, d)
    .add(product(-4, b, b, b, d))
    .add(product(1, b, b, c, c))
    .add(product(-4, a, c, c, c))
    .add(product(-27, a, a, d, d));
}

/**
 * The roots of a cubic, exact if at least one of them is rational, and accurate to the last digit of a double.
 *
 * @param whole integer coefficients of 1, x, x² and x³ without a common factor, the last one positive
 */
export function cubicRoots(whole: readonly bigint[]): CubicRoots {
  const [d, c, b, a] = whole as readonly [bigint, bigint, bigint, bigint];
  const of = (value: bigint) => Rational.of(value);
  const discriminant = cubicDiscriminant(of(a), of(b), of(c), of(d));
  if (discriminant.sign() === 0) {
    const rational = repeatedRoots(a, b, c, d);
    const roots = rational.map(rationalRoot) as [Root, Root, Root];
    return { roots, lowest: true, rational, rest: [1n] };
  }
  const rational = rationalRoots(whole);
  const first = rational[0];
  if (!first) {
    const roots = discriminant.sign() > 0 ? threeReal(whole) : oneReal(whole, discriminant.n);
    return { roots, lowest: true, rational, rest: whole };
  }
  const rest = quotient(whole, first);
  const pair = quadraticRoots(rest[2] as bigint, rest[1] as bigint, rest[0] as bigint);
  const single = rationalRoot(first);
  if (rational.length === 3)
    return {
      roots: rational.map(rationalRoot) as [Root, Root, Root],
      lowest: true,
      rational,
      rest: [1n],
    };
  const [low, high] = pair.roots;
  const roots: [Root, Root, Root] =
    discriminant.sign() < 0
      ? [single, low, high]
      : liesBelow(first, rest)
        ? [single, low, high]
        : liesBelow(first, rest, true)
          ? [low, high, single]
          : [low, single, high];
  return {
    roots,
    rational,
    rest,
    get lowest() {
      return pair.lowest;
    },
  };
}

/** Closed forms for a cubic with a repeated root; then all roots are rational. */
function repeatedRoots(a: bigint, b: bigint, c: bigint, d: bigint): Rational[] {
  const spread = b * b - 3n * a * c;
  if (spread === 0n) return Array<Rational>(3).fill(Rational.of(-b, 3n * a));
  const double = Rational.of(9n * a * d - b * c, 2n * spread);
  const single = Rational.of(4n * a * b * c - 9n * a * a * d - b * b * b, a * spread);
  return single.compare(double) < 0 ? [single, double, double] : [double, double, single];
}

/** The quadratic that remains after dividing by x − root, as integer coefficients without a common factor. */
function quotient(whole: readonly bigint[], root: Rational): readonly bigint[] {
  const [, c, b, a] = whole.map((one) => Rational.of(one)) as [Rational, Rational, Rational, Rational];
  const middle = a.multiply(root).add(b);
  return Polynomial.of([middle.multiply(root).add(c), middle, a]).primitive().whole;
}

/**
 * Whether x lies below both real roots of a quadratic that opens upward (or above both, if `above`).
 *
 * @param x not a root of the quadratic
 */
function liesBelow(x: Rational, [c, b, a]: readonly bigint[], above = false): boolean {
  const [A, B, C] = [a, b, c].map((one) => Rational.of(one as bigint)) as [Rational, Rational, Rational];
  const value = A.multiply(x).add(B).multiply(x).add(C);
  const side = x.compare(B.divide(A).divide(Rational.of(-2)));
  return value.sign() > 0 && (above ? side > 0 : side < 0);
}

function threeReal(whole: readonly bigint[]): [Root, Root, Root] {
  const real = new RealRoots(whole);
  const root = (place: number): Root => realRoot(real.nearest(place));
  return [root(1), root(2), root(3)];
}

function realRoot(re: number | null): Root {
  return { re, im: re === null ? null : 0, exact: null };
}

/**
 * Number of bisections of the real root's interval before each attempt. They double until the pair is certain to the
 * last digit of a double.
 */
const HALVINGS = 128;
const MAX_HALVINGS = 4096;

/** The pair follows from the real root r: the real part is −(b/a + r)/2, the imaginary part √−Δ/(2a·f′(r)). */
function oneReal(whole: readonly bigint[], discriminant: bigint): [Root, Root, Root] {
  const real = new RealRoots(whole);
  const single = realRoot(real.nearest(1));
  const none: Root = { re: null, im: null, exact: null };
  for (let times = HALVINGS; times <= MAX_HALVINGS; times *= 2) {
    const range = real.between(1, times);
    if (!range) break;
    const [low, high] = range.map((end) => pairFor(whole, discriminant, fraction(end)));
    if (!low || !high || low.re !== high.re || low.im !== high.im) continue;
    return [single, { ...low, im: low.im === null ? null : -low.im, exact: null }, { ...low, exact: null }];
  }
  return [single, none, none];
}

function pairFor(whole: readonly bigint[], discriminant: bigint, r: Rational) {
  const [, c, b, a] = whole.map((one) => Rational.of(one)) as [Rational, Rational, Rational, Rational];
  const slope = a
    .multiply(r)
    .multiply(Rational.of(3))
    .add(b.multiply(Rational.of(2)))
    .multiply(r)
    .add(c);
  if (slope.sign() <= 0) return null;
  const scale = BigInt(Math.max(0, 2 * HALVINGS - (bitLength(discriminant) >> 1)));
  const radical = Rational.of(integerSquareRoot(-discriminant << (2n * scale)), 1n << scale);
  return {
    re: toFiniteNumber(b.divide(a).add(r).divide(Rational.of(-2))),
    im: toFiniteNumber(radical.divide(a.multiply(slope).multiply(Rational.of(2)))),
  };
}

function fraction({ n, e }: Dyadic): Rational {
  return e >= 0 ? Rational.of(n << BigInt(e)) : Rational.of(n, 1n << BigInt(-e));
}
