import { gcd, Rational } from "../numbers/rational";

/** The message for an equation whose degree is not supported. */
export function degreeMessage(degree: number | bigint): string {
  return `Degree ${degree} is not supported; use 3 or less.`;
}

/** A polynomial in x with exact coefficients. */
export class Polynomial {
  static readonly ZERO = new Polynomial([]);
  static readonly X = new Polynomial([Rational.ZERO, Rational.ONE]);

  /** @param coefficients coefficients of 1, x, x² …; the last one is not 0 */
  private constructor(readonly coefficients: readonly Rational[]) {}

  /** @param coefficients coefficients of 1, x, x² …; trailing zeros are removed */
  static of(coefficients: readonly Rational[]): Polynomial {
    let length = coefficients.length;
    while (length > 0 && coefficients[length - 1]?.sign() === 0) length--;
    return new Polynomial(coefficients.slice(0, length));
  }

  /** x − root */
  static withRoot(root: Rational): Polynomial {
    return Polynomial.of([root.negate(), Rational.ONE]);
  }

  static constant(value: Rational): Polynomial {
    return Polynomial.of([value]);
  }

  /** The highest power of x; 0 for constants, including 0. */
  get degree(): number {
    return Math.max(0, this.coefficients.length - 1);
  }

  get isConstant(): boolean {
    return this.coefficients.length < 2;
  }

  /** The coefficient of a power of x. */
  at(power: number): Rational {
    return this.coefficients[power] ?? Rational.ZERO;
  }

  add(other: Polynomial): Polynomial {
    const length = Math.max(this.coefficients.length, other.coefficients.length);
    return Polynomial.of(Array.from({ length }, (_, i) => this.at(i).add(other.at(i))));
  }

  subtract(other: Polynomial): Polynomial {
    return this.add(other.times(Rational.of(-1)));
  }

  multiply(other: Polynomial): Polynomial {
    const sums: Rational[] = [];
    for (const [i, left] of this.coefficients.entries())
      for (const [k, right] of other.coefficients.entries())
        sums[i + k] = (sums[i + k] ?? Rational.ZERO).add(left.multiply(right));
    return Polynomial.of(sums);
  }

  times(factor: Rational): Polynomial {
    return Polynomial.of(this.coefficients.map((one) => one.multiply(factor)));
  }

  /** Evaluates by Horner's rule. */
  evaluate(x: Rational): Rational {
    return this.coefficients.reduceRight((sum, one) => sum.multiply(x).add(one), Rational.ZERO);
  }

  /**
   * Splits the polynomial into a rational factor and integer coefficients without a common factor, the leading one
   * positive.
   *
   * @throws RangeError for the zero polynomial
   */
  primitive(): { readonly content: Rational; readonly whole: readonly bigint[] } {
    if (this.coefficients.length === 0) throw new RangeError("0 has no primitive part");
    const multiple = this.coefficients.reduce((lcm, { d }) => (lcm / gcd(lcm, d)) * d, 1n);
    const wholes = this.coefficients.map(({ n, d }) => n * (multiple / d));
    const common = wholes.reduce(gcd, 0n);
    const divisor = (wholes.at(-1) as bigint) < 0n ? -common : common;
    return { content: Rational.of(divisor, multiple), whole: wholes.map((one) => one / divisor) };
  }

  /** Writes `2x^2 + x - 3`, `1/2x^2` or `0`. */
  toString(): string {
    const terms = this.coefficients.flatMap((one, power) => (one.sign() === 0 ? [] : [termText(one, power)]));
    return joinTerms(terms.reverse()) || "0";
  }
}

/** A term with its sign: `- 3`, `+ 2x^2`. */
function termText(coefficient: Rational, power: number): string {
  const size = coefficient.abs();
  const variable = power === 0 ? "" : power === 1 ? "x" : `x^${power}`;
  const factor = variable && size.equals(Rational.ONE) ? "" : size.toString();
  return `${coefficient.sign() < 0 ? "-" : "+"} ${factor}${variable}`;
}

/** Joins signed terms: `+ 2x`, `- 3` → `2x - 3`; `- x`, `+ 1` → `-x + 1`. */
export function joinTerms(terms: readonly string[]): string {
  return terms.join(" ").replace(/^\+ /, "").replace(/^- /, "-");
}
