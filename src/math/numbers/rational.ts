import { bitLength } from "./bit-length";

/**
 * Exact rational arithmetic on big integers. A double is converted by its shortest decimal text (0.1 is one tenth), so
 * binary noise never affects a result.
 */
export class Rational {
  static readonly ZERO = new Rational(0n, 1n);
  static readonly ONE = new Rational(1n, 1n);

  /** @param d positive; the fraction must be in lowest terms */
  private constructor(
    readonly n: bigint,
    readonly d: bigint,
  ) {}

  /**
   * The fraction n/d in lowest terms.
   *
   * @throws RangeError if d is 0
   */
  static of(n: bigint | number, d: bigint | number = 1n): Rational {
    let numerator = BigInt(n);
    let denominator = BigInt(d);
    if (denominator === 0n) throw new RangeError("division by zero");
    if (denominator < 0n) {
      numerator = -numerator;
      denominator = -denominator;
    }
    const common = gcd(numerator, denominator);
    return common > 1n ? new Rational(numerator / common, denominator / common) : new Rational(numerator, denominator);
  }

  /**
   * The exact value of a number's shortest decimal text: `fromNumber(0.1)` is 1/10.
   *
   * @throws RangeError if not finite
   */
  static fromNumber(value: number): Rational {
    if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
    return Number.isSafeInteger(value)
      ? new Rational(BigInt(value), 1n)
      : (Rational.fromDecimal(String(value)) as Rational);
  }

  /**
   * Reads `-12`, `.5` or `1.25e-7`; returns null for anything else. `readExact` handles fractions and group separators.
   */
  static fromDecimal(text: string): Rational | null {
    const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,6}))?$/i.exec(text);
    if (!match) return null;
    const [, sign, whole = "", part = "", exponent = "0"] = match;
    if (!whole && !part) return null;
    const digits = BigInt(whole + part);
    const shift = Number(exponent) - part.length;
    const scaled = shift >= 0 ? Rational.of(digits * 10n ** BigInt(shift)) : Rational.of(digits, 10n ** BigInt(-shift));
    return sign === "-" ? scaled.negate() : scaled;
  }

  static sum(values: readonly Rational[]): Rational {
    return values.reduce((total, value) => total.add(value), Rational.ZERO);
  }

  /** Removes common factors early, while the numbers are small (Knuth, TAOCP vol. 2, 4.5.1). */
  add(other: Rational): Rational {
    if (this.d === other.d) return Rational.of(this.n + other.n, this.d);
    const common = gcd(this.d, other.d);
    const part = this.d / common;
    const sum = this.n * (other.d / common) + other.n * part;
    if (common === 1n) return new Rational(sum, part * other.d);
    const rest = gcd(sum, common);
    return new Rational(sum / rest, part * (other.d / rest));
  }

  subtract(other: Rational): Rational {
    return this.add(other.negate());
  }

  multiply(other: Rational): Rational {
    const left = gcd(this.n, other.d);
    const right = gcd(other.n, this.d);
    return new Rational((this.n / left) * (other.n / right), (this.d / right) * (other.d / left));
  }

  /** @throws RangeError if `other` is 0 */
  divide(other: Rational): Rational {
    return this.multiply(other.reciprocal());
  }

  /** @throws RangeError if this is 0 */
  reciprocal(): Rational {
    if (this.n === 0n) throw new RangeError("division by zero");
    return this.n < 0n ? new Rational(-this.d, -this.n) : new Rational(this.d, this.n);
  }

  /**
   * Raises to an integer power, which may be negative.
   *
   * @throws RangeError for 0 to a negative power
   */
  power(exponent: number): Rational {
    const e = BigInt(Math.abs(exponent));
    const base = exponent >= 0 ? this : this.reciprocal();
    return new Rational(base.n ** e, base.d ** e);
  }

  negate(): Rational {
    return new Rational(-this.n, this.d);
  }

  abs(): Rational {
    return this.n < 0n ? this.negate() : this;
  }

  sign(): -1 | 0 | 1 {
    return this.n > 0n ? 1 : this.n < 0n ? -1 : 0;
  }

  /** −1, 0 or 1 if this is less than, equal to or greater than `other`. */
  compare(other: Rational): -1 | 0 | 1 {
    const left = this.n * other.d;
    const right = other.n * this.d;
    return left < right ? -1 : left > right ? 1 : 0;
  }

  equals(other: Rational): boolean {
    return this.n === other.n && this.d === other.d;
  }

  isInteger(): boolean {
    return this.d === 1n;
  }

  /** The largest integer not greater than this. */
  floor(): bigint {
    const quotient = this.n / this.d;
    return this.n < 0n && this.n % this.d !== 0n ? quotient - 1n : quotient;
  }

  /** The smallest integer not less than this. */
  ceil(): bigint {
    return -this.negate().floor();
  }

  /** The nearest integer, ties away from zero. */
  round(): bigint {
    return nearestQuotient(this.n, this.d);
  }

  /** Rounds to `places` decimals, ties away from zero. */
  roundTo(places: number): Rational {
    const scale = 10n ** BigInt(places);
    return Rational.of(nearestQuotient(this.n * scale, this.d), scale);
  }

  /** The nearest double; ±Infinity if out of range. */
  toNumber(): number {
    return nearestDouble(this.n, this.d);
  }

  /** `12` or `-3/4`. */
  toString(): string {
    return this.d === 1n ? String(this.n) : `${this.n}/${this.d}`;
  }
}

/**
 * The double nearest to n/d, which need not be in lowest terms; ±Infinity if out of range.
 *
 * @param d positive
 */
export function nearestDouble(n: bigint, d: bigint): number {
  if (d === 1n) return Number(n);
  const [numerator, denominator] = [Number(n), Number(d)];
  if (Math.abs(numerator) <= Number.MAX_SAFE_INTEGER && denominator <= Number.MAX_SAFE_INTEGER)
    return numerator / denominator;
  // Keeps 64 significant bits of the quotient (53 plus guard bits), then scales; Number() rounds to nearest.
  const shift = BigInt(64 - (bitLength(n) - bitLength(d)));
  const scaled = shift >= 0n ? (n << shift) / d : n / (d << -shift);
  // A sticky bit distinguishes a value just above a tie from the tie itself.
  const exact = shift >= 0n ? scaled * d === n << shift : scaled * (d << -shift) === n;
  const sticky = exact ? scaled * 2n : scaled * 2n + (n < 0n ? -1n : 1n);
  return scaleByPowerOfTwo(Number(sticky), -Number(shift) - 1);
}

/**
 * The integer nearest to n/d, ties away from zero.
 *
 * @param d positive
 */
function nearestQuotient(n: bigint, d: bigint): bigint {
  const size = magnitude(n);
  const nearest = (size * 2n + d) / (d * 2n);
  return n < 0n ? -nearest : nearest;
}

/** The absolute value of an integer. */
export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Greatest common divisor; `gcd(0n, 0n)` is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = magnitude(a);
  let y = magnitude(b);
  while (y) [x, y] = [y, x % y];
  return x;
}

/** Least common multiple; 0 if either argument is 0. */
export function lcm(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  const multiple = (a / gcd(a, b)) * b;
  return magnitude(multiple);
}

/** x · 2^exponent, in steps that avoid intermediate overflow and loss of bits. */
export function scaleByPowerOfTwo(x: number, exponent: number): number {
  let result = x;
  let left = exponent;
  while (left > 1000) {
    result *= 2 ** 1000;
    left -= 1000;
  }
  while (left < -1000) {
    result *= 2 ** -1000;
    left += 1000;
  }
  return result * 2 ** left;
}
