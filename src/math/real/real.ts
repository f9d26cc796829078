import { bitLength } from "../numbers/bit-length";
import { Rational } from "../numbers/rational";
import { Ball } from "./ball";
import { pi } from "./elementary";

/** q · π^power: exact as long as it can be. */
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

/** A real number: exact, or known to lie in a ball. */
export type Real = Exact | Ball;

/** The exact number to `bits` binary digits. */
export function ballOf({ q, power }: Exact, bits: number): Ball {
  const ball = Ball.fraction(q.n, q.d, bits);
  if (power === 0) return ball;
  const powerOfPi = pi(bits + 8).power(BigInt(Math.abs(power)), bits + 8);
  return power > 0 ? ball.multiply(powerOfPi, bits) : ball.divide(powerOfPi, bits);
}

export type UndefinedKind = "division-by-zero" | "domain" | "too-large" | "too-long";

/** An operation has no value there; the message is a sentence. */
export class UndefinedError extends Error {
  constructor(
    readonly kind: UndefinedKind,
    message: string,
  ) {
    super(message);
  }
}

export const DIVISION_BY_ZERO = "Division by zero has no answer.";

/** Whole numbers are kept exactly up to this many binary digits (20,000! has 256,909); fractions up to fewer. */
const INTEGER_BITS = 2 ** 20;
const FRACTION_BITS = 34_000;

/** Whether a number of so many binary digits is kept exactly. @param below those of the denominator, 0 for a whole number */
export function isKept(above: number, below: number): boolean {
  return below === 0 ? above <= INTEGER_BITS : above <= FRACTION_BITS && below <= FRACTION_BITS;
}

/** Binary digits of numerator and denominator; those of a denominator 1 are 0. */
export function lengths({ n, d }: Rational): [above: number, below: number] {
  return [bitLength(n), d === 1n ? 0 : bitLength(d)];
}
