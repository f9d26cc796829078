import { bitLength } from "../numbers/bit-length";
import { Rational } from "../numbers/rational";
import { Ball } from "./ball";
import { pi } from "./elementary";

/** q · π^power, kept exact for as long as possible. */
export class Exact {
  /** 0 for a rational number. */
  readonly power: number;

  constructor(
    readonly q: Rational,
    power = 0,
  ) {
    this.power = q.sign() === 0 ? 0 : power;
  }

  static of(n: bigint | number, d: bigint | number = 1n): Exact {
    return new Exact(Rational.of(n, d));
  }

  get isInteger(): boolean {
    return this.power === 0 && this.q.isInteger();
  }
}

/** A real number: exact, or known to lie within a ball. */
export type Real = Exact | Ball;

/** Converts an exact number to a ball of `bits` binary digits. */
export function ballOf({ q, power }: Exact, bits: number): Ball {
  const ball = Ball.fraction(q.n, q.d, bits);
  if (power === 0) return ball;
  const powerOfPi = pi(bits + 8).power(BigInt(Math.abs(power)), bits + 8);
  return power > 0 ? ball.multiply(powerOfPi, bits) : ball.divide(powerOfPi, bits);
}

export type UndefinedKind = "division-by-zero" | "domain" | "too-large" | "too-long";

/** Thrown if an operation has no value; the message is a complete sentence. */
export class UndefinedError extends Error {
  constructor(
    readonly kind: UndefinedKind,
    message: string,
  ) {
    super(message);
  }
}

export const DIVISION_BY_ZERO = "Division by zero has no answer.";

/** Integers are kept exact up to this many bits (20,000! has 256,909), fractions up to fewer. */
const INTEGER_BITS = 2 ** 20;
const FRACTION_BITS = 34_000;

/**
 * Whether a number of these lengths is kept exact.
 *
 * @param above bits of the numerator
 * @param below bits of the denominator, 0 for an integer
 */
export function isKept(above: number, below: number): boolean {
  return below === 0 ? above <= INTEGER_BITS : above <= FRACTION_BITS && below <= FRACTION_BITS;
}

/** Lengths in bits of numerator and denominator; a denominator of 1 has length 0. */
export function lengths({ n, d }: Rational): [above: number, below: number] {
  return [bitLength(n), d === 1n ? 0 : bitLength(d)];
}
