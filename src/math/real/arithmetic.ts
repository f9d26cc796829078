import { divideWithRemainder } from "../numbers/modulo";
import { Rational } from "../numbers/rational";
import { Ball, PrecisionError } from "./ball";
import type { Budget } from "./budget";
import { ballOf, DIVISION_BY_ZERO, Exact, isKept, lengths, type Real, UndefinedError } from "./real";

const HALF = Exact.of(1, 2);

/**
 * Arithmetic on real numbers. Numbers stay exact as long as they are rational multiples of a power of π and not too
 * long; otherwise they become balls of `bits` binary digits.
 *
 * If the digits do not decide a question (is this 0? what is its floor?), a `PrecisionError` asks for more of them. An
 * arithmetic that `settles` instead treats what it cannot tell apart as equal.
 */
export class Arithmetic {
  constructor(
    readonly bits: number,
    readonly settles: boolean,
    readonly budget: Budget,
  ) {}

  /** @param extra additional binary digits */
  ball(x: Real, extra = 0): Ball {
    if (x instanceof Ball) return x;
    this.budget.spendOperation(lengths(x.q)[0]);
    return ballOf(x, this.bits + extra);
  }

  /** Returns the exact number, or a ball if it has become too long. */
  exact(q: Rational, power = 0): Real {
    const value = new Exact(q, power);
    return isKept(...lengths(q)) ? value : this.ball(value);
  }

  whole(n: bigint): Real {
    return this.exact(Rational.of(n));
  }

  sign(x: Real): -1 | 0 | 1 {
    if (x instanceof Exact) return x.q.sign();
    if (!x.mayBeZero) return x.m > 0n ? 1 : -1;
    if (!x.isZero && !this.settles) throw new PrecisionError();
    return 0;
  }

  compare(a: Real, b: Real): -1 | 0 | 1 {
    return this.sign(this.subtract(a, b));
  }

  negate(x: Real): Real {
    return x instanceof Exact ? new Exact(x.q.negate(), x.power) : x.negate();
  }

  abs(x: Real): Real {
    return this.sign(x) < 0 ? this.negate(x) : x;
  }

  add(a: Real, b: Real): Real {
    if (isZero(a)) return b;
    if (isZero(b)) return a;
    if (a instanceof Exact && b instanceof Exact && a.power === b.power) {
      this.#spendExact(a, b);
      return this.exact(a.q.add(b.q), a.power);
    }
    this.budget.spendOperation(this.bits);
    return this.ball(a).add(this.ball(b), this.bits);
  }

  subtract(a: Real, b: Real): Real {
    return this.add(a, this.negate(b));
  }

  multiply(a: Real, b: Real): Real {
    if (isZero(a) || isZero(b)) return Exact.of(0);
    if (a instanceof Exact && b instanceof Exact) {
      const product = this.#exactProduct(a, b);
      if (product) return product;
    }
    this.budget.spendOperation(this.bits);
    return this.ball(a).multiply(this.ball(b), this.bits);
  }

  /** @throws UndefinedError for division by zero */
  divide(a: Real, b: Real): Real {
    if (this.sign(b) === 0) throw new UndefinedError("division-by-zero", DIVISION_BY_ZERO);
    if (a instanceof Exact && b instanceof Exact) {
      const quotient = this.#exactQuotient(a, b);
      if (quotient) return quotient;
    }
    if (isZero(a)) return a;
    this.budget.spendOperation(this.bits);
    return this.ball(a).divide(this.ball(b), this.bits);
  }

  /**
   * a − b ⌊a/b⌋; the remainder has the sign of b.
   *
   * @throws UndefinedError if b is 0
   */
  modulo(a: Real, b: Real): Real {
    if (this.sign(b) === 0) throw new UndefinedError("division-by-zero", DIVISION_BY_ZERO);
    if (a instanceof Exact && b instanceof Exact && (a.power === b.power || isZero(a))) {
      this.#spendExact(a, b);
      return this.exact(divideWithRemainder(a.q, b.q).remainder, b.power);
    }
    const quotient = new Exact(Rational.of(this.floor(this.divide(a, b))));
    return this.subtract(a, this.multiply(b, quotient));
  }

  /** The largest integer not greater than x. */
  floor(x: Real): bigint {
    if (x instanceof Exact && x.power === 0) return x.q.floor();
    const { m, r, e } = this.ball(x);
    const low = floorOf(m - r, e);
    const high = floorOf(m + r, e);
    if (low === high) return low;
    if (!this.settles) throw new PrecisionError();
    if (high - low > 1n)
      throw new UndefinedError("too-large", "The whole part of a number this large cannot be calculated.");
    return high;
  }

  ceil(x: Real): bigint {
    return -this.floor(this.negate(x));
  }

  /** Rounds toward 0. */
  truncate(x: Real): bigint {
    return this.sign(x) < 0 ? this.ceil(x) : this.floor(x);
  }

  /** The nearest integer, ties away from zero. */
  round(x: Real): bigint {
    const size = this.floor(this.add(this.abs(x), HALF));
    return this.sign(x) < 0 ? -size : size;
  }

  #exactProduct(a: Exact, b: Exact): Real | null {
    const [above, below] = lengths(a.q);
    const [otherAbove, otherBelow] = lengths(b.q);
    if (!isKept(above + otherAbove, 0) || !isKept(0, below + otherBelow)) return null;
    this.#spendExact(a, b);
    return this.exact(a.q.multiply(b.q), a.power + b.power);
  }

  #exactQuotient(a: Exact, b: Exact): Real | null {
    const power = a.power - b.power;
    const [above, below] = lengths(a.q);
    const [otherAbove, otherBelow] = lengths(b.q);
    if (below === 0 && otherBelow === 0) {
      // A long integer quotient takes a single division; a fraction of that length would not be kept.
      this.budget.spendOperation(4 * above);
      if (a.q.n % b.q.n === 0n) return new Exact(Rational.of(a.q.n / b.q.n), power);
      if (b.q.n % a.q.n === 0n) return this.exact(Rational.of(1n, b.q.n / a.q.n), power);
    }
    if (!isKept(above + otherBelow, below + otherAbove)) return null;
    this.#spendExact(a, b);
    return this.exact(a.q.divide(b.q), power);
  }

  #spendExact(a: Exact, b: Exact): void {
    const [above, below] = lengths(a.q);
    const [otherAbove, otherBelow] = lengths(b.q);
    this.budget.spendOperation(above + otherAbove);
    const reduced = Math.min(above + below, otherAbove + otherBelow);
    if (below + otherBelow > 0) this.budget.spendReduction(reduced);
  }
}

function isZero(x: Real): boolean {
  return x instanceof Exact ? x.q.sign() === 0 : x.isZero;
}

/** ⌊x · 2^e⌋. */
function floorOf(x: bigint, e: number): bigint {
  if (e <= 0) return x >> BigInt(-e);
  if (!isKept(e, 0))
    throw new UndefinedError("too-large", "The whole part of a number this large cannot be calculated.");
  return x << BigInt(e);
}
