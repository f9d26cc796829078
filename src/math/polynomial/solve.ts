/** Classifies and solves equations up to the third degree. */
import { Rational } from "../numbers/rational";
import { cubicDiscriminant, cubicRoots } from "./cubic";
import type { Polynomial } from "./polynomial";
import { quadraticRoots, rationalRoot } from "./quadratic";
import type { Root } from "./roots";

export type Nature =
  | "two-real"
  | "repeated-real"
  | "complex-pair"
  | "three-real"
  | "one-real-two-complex"
  | "linear"
  | "no-solution"
  | "all-numbers";

export interface Solution {
  readonly nature: Nature;
  /** As many as the degree: real roots in ascending order with multiplicity, then a complex pair. */
  readonly roots: readonly Root[];
  /** False if a radicand may still contain a square factor. */
  readonly lowest: boolean;
  /**
   * The polynomial as a constant, linear factors in ascending order of their roots, and a remainder without rational
   * roots.
   */
  readonly factors: Factors;
}

export interface Factors {
  readonly content: Rational;
  /** Rational roots in ascending order, with multiplicity. */
  readonly rational: readonly Rational[];
  /** Integer coefficients of 1, x, x² …; `[1]` if nothing remains. */
  readonly rest: readonly bigint[];
}

/** @throws RangeError above the third degree */
export function solve(polynomial: Polynomial): Solution {
  if (polynomial.coefficients.length === 0)
    return constant("all-numbers", { content: Rational.ZERO, rational: [], rest: [1n] });
  const { content, whole } = polynomial.primitive();
  switch (polynomial.degree) {
    case 0:
      return constant("no-solution", { content, rational: [], rest: [1n] });
    case 1: {
      const root = polynomial.at(0).divide(polynomial.at(1)).negate();
      return {
        nature: "linear",
        roots: [rationalRoot(root)],
        lowest: true,
        factors: { content, rational: [root], rest: [1n] },
      };
    }
    case 2:
      return quadratic(polynomial, content, whole);
    case 3:
      return cubic(polynomial, content, whole);
    default:
      throw new RangeError(`degree ${polynomial.degree}`);
  }
}

function constant(nature: Nature, factors: Factors): Solution {
  return { nature, roots: [], lowest: true, factors };
}

/** b² − 4ac for a quadratic, 18abcd − 4b³d + b²c² − 4ac³ − 27a²d² for a cubic; null for other degrees. */
export function discriminantOf(polynomial: Polynomial): Rational | null {
  const [d, c, b, a] = [0, 1, 2, 3].map((power) => polynomial.at(power)) as [Rational, Rational, Rational, Rational];
  if (polynomial.degree === 2) return c.multiply(c).subtract(b.multiply(d).multiply(Rational.of(4)));
  return polynomial.degree === 3 ? cubicDiscriminant(a, b, c, d) : null;
}

const QUADRATIC: readonly Nature[] = ["complex-pair", "repeated-real", "two-real"];
const CUBIC: readonly Nature[] = ["one-real-two-complex", "repeated-real", "three-real"];

/** Determined by the sign of the discriminant. */
function natureOf(kinds: readonly Nature[], polynomial: Polynomial): Nature {
  return kinds[(discriminantOf(polynomial)?.sign() ?? 0) + 1] as Nature;
}

function quadratic(polynomial: Polynomial, content: Rational, whole: readonly bigint[]): Solution {
  const [C, B, A] = whole as readonly [bigint, bigint, bigint];
  const found = quadraticRoots(A, B, C);
  return {
    nature: natureOf(QUADRATIC, polynomial),
    roots: found.roots,
    get lowest() {
      return found.lowest;
    },
    get factors() {
      const rational = found.roots.flatMap(({ exact }) => exact?.rational ?? []);
      return { content, rational, rest: rational.length === 0 ? whole : [1n] };
    },
  };
}

function cubic(polynomial: Polynomial, content: Rational, whole: readonly bigint[]): Solution {
  const found = cubicRoots(whole);
  return {
    nature: natureOf(CUBIC, polynomial),
    roots: found.roots,
    get lowest() {
      return found.lowest;
    },
    factors: { content, rational: found.rational, rest: found.rest },
  };
}
