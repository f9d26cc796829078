import { bitLength } from "../numbers/bit-length";
import { integerSquareRoot } from "../numbers/integer";
import { scaleByPowerOfTwo } from "../numbers/rational";

/** Thrown if the current precision cannot decide a question and more digits are needed. */
export class PrecisionError extends Error {}

/** Thrown if a value exceeds the range of exponents. */
export class OverflowError extends Error {}

/** Largest magnitude of a binary exponent. A double counts exponents exactly up to 2^53. */
const MAX_EXPONENT = 2 ** 50;

/**
 * A real number known to lie within a radius of a midpoint: (m ± r) · 2^e. Every operation widens the radius by the
 * rounding error, so a result always tells how many of its digits are certain (ball arithmetic: van der Hoeven, 2009;
 * Johansson, Arb, IEEE Transactions on Computers 66(8), 2017).
 */
export class Ball {
  private constructor(
    readonly m: bigint,
    readonly r: bigint,
    readonly e: number,
  ) {}

  static of(m: bigint, e = 0, r = 0n): Ball {
    return new Ball(m, r, e);
  }

  /** n/d to `bits` binary digits. */
  static fraction(n: bigint, d: bigint, bits: number): Ball {
    const kept = bits + 8;
    const top = bitLength(n);
    if (d === 1n) {
      const drop = BigInt(Math.max(0, top - kept));
      return new Ball(n >> drop, drop > 0n ? 1n : 0n, Number(drop));
    }
    // Digits that cannot affect the result are dropped before the division, which is slow for long numbers.
    const dropAbove = Math.max(0, top - 2 * kept);
    const dropBelow = Math.max(0, bitLength(d) - kept);
    const divisor = d >> BigInt(dropBelow);
    const shift = Math.max(0, kept + bitLength(divisor) - (top - dropAbove));
    const quotient = ((n >> BigInt(dropAbove)) << BigInt(shift)) / divisor;
    const spread = dropAbove > 0 || dropBelow > 0 ? (size(quotient) >> BigInt(bits + 4)) + 2n : 1n;
    return new Ball(quotient, spread, dropAbove - dropBelow - shift);
  }

  /** An upper bound of the binary exponent: |x| < 2^top. */
  get top(): number {
    return this.e + bitLength((this.m < 0n ? -this.m : this.m) + this.r);
  }

  get isZero(): boolean {
    return this.m === 0n && this.r === 0n;
  }

  /**
   * Whether this is an underflow: a nonzero number too close to 0 for its digits to be kept. Any result computed from
   * it has a larger radius or a different exponent.
   */
  get isUnderflow(): boolean {
    return size(this.m) === 1n && this.r === 1n && this.e === -MAX_EXPONENT;
  }

  /** Whether the ball contains 0. */
  get mayBeZero(): boolean {
    return (this.m < 0n ? -this.m : this.m) <= this.r;
  }

  /**
   * Rounds to `bits` binary digits, widening the ball slightly if necessary.
   *
   * @throws OverflowError
   */
  round(bits: number): Ball {
    if (this.isZero) return this;
    const { top } = this;
    if (top > MAX_EXPONENT) {
      if (this.mayBeZero) throw new PrecisionError();
      throw new OverflowError();
    }
    if (top < -MAX_EXPONENT)
      return this.mayBeZero ? new Ball(0n, 2n, -MAX_EXPONENT) : new Ball(this.m < 0n ? -1n : 1n, 1n, -MAX_EXPONENT);
    // Digits far below the radius carry no information.
    const noise = bitLength(this.r) - 30;
    const drop = Math.max(top - this.e - bits, noise, 0);
    if (drop === 0) return this;
    const shift = BigInt(drop);
    return new Ball(this.m >> shift, (this.r >> shift) + 2n, this.e + drop);
  }

  negate(): Ball {
    return new Ball(-this.m, this.r, this.e);
  }

  abs(): Ball {
    return this.m < 0n ? this.negate() : this;
  }

  /** x · 2^exponent. */
  scale(exponent: number): Ball {
    return new Ball(this.m, this.r, this.e + exponent);
  }

  add(other: Ball, bits: number): Ball {
    if (this.isZero) return other;
    if (other.isZero) return this;
    const lowest = Math.min(this.e, other.e);
    const e = Math.max(lowest, Math.max(this.top, other.top) - bits - 8);
    const a = this.#at(e);
    const b = other.#at(e);
    return new Ball(a.m + b.m, a.r + b.r, e).round(bits);
  }

  subtract(other: Ball, bits: number): Ball {
    return this.add(other.negate(), bits);
  }

  multiply(other: Ball, bits: number): Ball {
    const r = size(this.m) * other.r + size(other.m) * this.r + this.r * other.r;
    return new Ball(this.m * other.m, r, this.e + other.e).round(bits);
  }

  /** @throws PrecisionError if the divisor may be 0 */
  divide(other: Ball, bits: number): Ball {
    if (other.mayBeZero) throw new PrecisionError();
    if (this.isZero) return this;
    const divisor = size(other.m);
    const shift = Math.max(0, bits + 8 + bitLength(divisor) - bitLength(this.m));
    const m = (this.m << BigInt(shift)) / other.m;
    // |a/b − m/n| ≤ (|m| s + |n| r) / (|n| (|n| − s)), where r and s are the radii of a and b.
    const spread = (size(this.m) * other.r + divisor * this.r) << BigInt(shift);
    const r = spread / (divisor * (divisor - other.r)) + 2n;
    return new Ball(m, r, this.e - other.e - shift).round(bits);
  }

  /** @throws PrecisionError if the number may be negative */
  sqrt(bits: number): Ball {
    if (this.isZero) return this;
    if (this.mayBeZero || this.m < 0n) throw new PrecisionError();
    let shift = Math.max(0, 2 * bits + 8 - bitLength(this.m));
    if ((this.e - shift) % 2 !== 0) shift++;
    const m = integerSquareRoot(this.m << BigInt(shift));
    const r = (this.r << BigInt(shift)) / m + 2n;
    return new Ball(m, r, (this.e - shift) / 2).round(bits);
  }

  /**
   * Integer power by repeated squaring.
   *
   * @param exponent not negative
   */
  power(exponent: bigint, bits: number): Ball {
    let result = Ball.of(1n);
    for (const digit of exponent.toString(2)) {
      result = result.multiply(result, bits);
      if (digit === "1") result = result.multiply(this, bits);
    }
    return result;
  }

  /** The double nearest to the midpoint; ±Infinity if out of range. */
  toNumber(): number {
    if (this.top > 1100) return this.m < 0n ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    if (this.top < -1200) return 0;
    const drop = Math.max(0, bitLength(this.m) - 64);
    return scaleByPowerOfTwo(Number(this.m >> BigInt(drop)), this.e + drop);
  }

  /** Midpoint and radius in units of 2^e. */
  #at(e: number): { m: bigint; r: bigint } {
    const shift = this.e - e;
    if (shift >= 0) return { m: this.m << BigInt(shift), r: this.r << BigInt(shift) };
    return { m: this.m >> BigInt(-shift), r: (this.r >> BigInt(-shift)) + 2n };
  }

  /** Midpoint and radius as fixed-point numbers with `bits` fractional bits. */
  fixed(bits: number): { m: bigint; r: bigint } {
    return this.#at(-bits);
  }
}

function size(x: bigint): bigint {
  return x < 0n ? -x : x;
}
