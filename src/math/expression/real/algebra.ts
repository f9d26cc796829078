import { Rational } from "../../numbers/rational";
import { type AngleUnit, fromDegrees } from "../../real/angles";
import type { Arithmetic } from "../../real/arithmetic";
import { OverflowError, PrecisionError } from "../../real/ball";
import { exponential, power, squareRoot } from "../../real/powers";
import { Exact, type Real, UndefinedError } from "../../real/real";
import type { NumberNode, Operator, Postfix } from "../ast";
import { ExpressionError } from "../error";
import type { Algebra } from "../evaluate";
import { factorialOf, multifactorialOf } from "./counting";
import { callFunction } from "./functions";

const ONE = Exact.of(1);
const HUNDRED = Exact.of(100);
const TEN = Exact.of(10);

/** Numbers with a larger exponent are computed as powers of ten. */
const MAX_EXPONENT = 100_000;

/**
 * Evaluates in real numbers, as exact fractions for as long as possible.
 *
 * @throws ExpressionError, PrecisionError
 */
export class RealAlgebra implements Algebra<Real> {
  constructor(
    readonly arithmetic: Arithmetic,
    readonly unit: AngleUnit,
    /** Variables, Ans and M. */
    readonly values: ReadonlyMap<string, Real>,
  ) {}

  number({ numerator, denominator, exponent, position }: NumberNode): Real {
    const a = this.arithmetic;
    if (Math.abs(exponent) <= MAX_EXPONENT) {
      const scale = 10n ** BigInt(Math.abs(exponent));
      a.budget.spendOperation(4 * Math.abs(exponent));
      return exponent < 0
        ? a.exact(Rational.of(numerator, denominator * scale))
        : a.exact(Rational.of(numerator * scale, denominator));
    }
    return this.#at(position, () => {
      if (!Number.isSafeInteger(exponent)) throw new OverflowError();
      return a.multiply(a.exact(Rational.of(numerator, denominator)), power(a, TEN, Exact.of(exponent)));
    });
  }

  name(name: string, position: number): Real {
    const value = this.values.get(name) ?? this.#constant(name);
    if (!value) throw new ExpressionError("name", position, `“${name}” has no value.`);
    return value;
  }

  call(name: string, values: readonly Real[], position: number): Real {
    return this.#at(position, () => callFunction(this.arithmetic, name, values, this.unit));
  }

  negate(value: Real): Real {
    return this.arithmetic.negate(value);
  }

  operate(operator: Operator, left: Real, right: Real, position: number): Real {
    const a = this.arithmetic;
    return this.#at(position, () => {
      switch (operator) {
        case "+":
          return a.add(left, right);
        case "-":
          return a.subtract(left, right);
        case "*":
          return a.multiply(left, right);
        case "/":
          return a.divide(left, right);
        case "mod":
          return a.modulo(left, right);
      }
    });
  }

  change(operator: Operator, left: Real, percent: Real, position: number): Real {
    const share = this.postfix("%", percent, position);
    return this.operate(operator, left, this.operate("*", left, share, position), position);
  }

  power(base: Real, exponent: Real, position: number): Real {
    return this.#at(position, () => power(this.arithmetic, base, exponent));
  }

  postfix(operator: Postfix, value: Real, position: number): Real {
    const a = this.arithmetic;
    return this.#at(position, () => {
      switch (operator) {
        case "!":
          return factorialOf(a, value);
        case "%":
          return a.divide(value, HUNDRED);
        case "°":
          return fromDegrees(a, value, this.unit);
        default:
          return multifactorialOf(a, value, operator.length);
      }
    });
  }

  #constant(name: string): Real | undefined {
    const a = this.arithmetic;
    switch (name) {
      case "pi":
        return new Exact(Rational.ONE, 1);
      case "tau":
        return new Exact(Rational.of(2), 1);
      case "e":
        return exponential(a, ONE);
      case "phi":
        return a.divide(a.add(ONE, squareRoot(a, Exact.of(5))), Exact.of(2));
      default:
        return undefined;
    }
  }

  /** Adds the position in the expression to errors about undefined values. */
  #at(position: number, compute: () => Real): Real {
    try {
      return compute();
    } catch (error) {
      if (error instanceof UndefinedError) throw new ExpressionError(error.kind, position, error.message);
      if (error instanceof OverflowError)
        throw new ExpressionError(
          "too-large",
          position,
          "The result is too large: it exceeds 10 to the power of 300,000,000,000,000.",
        );
      if (error instanceof PrecisionError && this.arithmetic.settles)
        throw new ExpressionError(
          "domain",
          position,
          "Part of the expression is too close to a point where it has no value.",
        );
      throw error;
    }
  }
}
