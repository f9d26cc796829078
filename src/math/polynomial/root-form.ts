import { gcd, magnitude, Rational } from "../numbers/rational";

/** A root of a quadratic in lowest terms: (p + q√n)/r or (p + q·i√n)/r. Rational if q is 0. */
export class RootForm {
  private constructor(
    readonly p: bigint,
    readonly q: bigint,
    /** Square-free. */
    readonly n: bigint,
    /** Positive. */
    readonly r: bigint,
    readonly isImaginary: boolean,
  ) {}

  static rational({ n, d }: Rational): RootForm {
    return new RootForm(n, 0n, 1n, d, false);
  }

  /**
   * Divides out the common factor of p, q and r.
   *
   * @param r not 0
   */
  static of(p: bigint, q: bigint, n: bigint, r: bigint, isImaginary: boolean): RootForm {
    const common = gcd(gcd(p, q), r);
    return new RootForm(p / common, q / common, n, r / common, isImaginary);
  }

  /** The root as a fraction, or null if it is irrational. */
  get rational(): Rational | null {
    return this.q === 0n ? Rational.of(this.p, this.r) : null;
  }

  /** Writes `-3/2`, `(-1 - √13)/2`, `-1 + 2i`, `(1 + i√3)/2` or `-i√6/2`. */
  get text(): string {
    return this.#text(this.q < 0n ? "-" : "+");
  }

  /** Both roots of the pair: `(-1 ± √13)/2`, `±2√3`. */
  get pairText(): string {
    return this.#text("±");
  }

  #text(sign: string): string {
    const { p, q, n, r, isImaginary } = this;
    if (q === 0n) return Rational.of(p, r).toString();
    const size = magnitude(q);
    const unit = `${isImaginary ? "i" : ""}${n === 1n ? "" : `√${n}`}`;
    const term = `${size === 1n && unit ? "" : size}${unit}`;
    const below = r === 1n ? "" : `/${r}`;
    if (p === 0n) return `${sign === "+" ? "" : sign}${term}${below}`;
    const sum = `${p} ${sign} ${term}`;
    return below ? `(${sum})${below}` : sum;
  }
}
