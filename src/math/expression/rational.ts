/** The exact evaluator: rational numbers of limited length. */
import { bitLength } from "../numbers/bit-length";
import { multifactorial } from "../numbers/integer";
import { divideWithRemainder, type RemainderConvention } from "../numbers/modulo";
import { Rational } from "../numbers/rational";
import type { NumberNode, Operator, Postfix } from "./ast";
import { DIVISION_BY_ZERO, ExpressionError } from "./error";
import type { Algebra } from "./evaluate";

export interface RationalOptions {
  /** The convention for the result of `mod`. */
  readonly remainder?: RemainderConvention;
  /** Maximum number of digits of a numerator or denominator. */
  readonly digits?: number;
  readonly largestExponent?: number;
  readonly largestFactorial?: number;
  readonly values?: ReadonlyMap<string, Rational>;
  readonly functions?: Readonly<Record<string, (values: readonly Rational[]) => Rational>>;
}

const HUNDRED = Rational.of(100);

/**
 * Limit on the total work of reducing fractions, which takes nearly all of the time. Euclid's algorithm takes time
 * proportional to the product of the lengths, in bits, of its two arguments. This limit is about a tenth of a second.
 */
const MAX_WORK = 1e9;

/**
 * Exact + − × ÷ mod, integer powers, ! and %.
 *
 * @throws ExpressionError from its methods
 */
export class RationalAlgebra implements Algebra<Rational> {
  readonly #options: Required<RationalOptions>;
  #work = 0;

  constructor(options: RationalOptions = {}) {
    this.#options = {
      remainder: "floored",
      digits: 10_000,
      largestExponent: 10_000,
      largestFactorial: 1000,
      values: new Map(),
      functions: {},
      ...options,
    };
  }

  number({ numerator, denominator, exponent, position }: NumberNode): Rational {
    if (Math.abs(exponent) > this.#options.digits) throw this.#tooLong(position);
    const scale = 10n ** BigInt(Math.abs(exponent));
    return exponent < 0
      ? this.#bounded(Rational.of(numerator, denominator * scale), position)
      : this.#bounded(Rational.of(numerator * scale, denominator), position);
  }

  name(name: string, position: number): Rational {
    const value = this.#options.values.get(name);
    if (!value) throw new ExpressionError("name", position, `“${name}” has no value here.`);
    return value;
  }

  call(name: string, values: readonly Rational[], position: number): Rational {
    const called = this.#options.functions[name];
    if (!called) throw new ExpressionError("name", position, `“${name}” is not a function here.`);
    for (const [i, { n }] of values.entries()) this.#spend(n, values[i - 1]?.n ?? 1n, position);
    return this.#bounded(called(values), position);
  }

  negate(value: Rational): Rational {
    return value.negate();
  }

  operate(operator: Operator, left: Rational, right: Rational, position: number): Rational {
    if (operator === "+" || operator === "-") {
      this.#spend(left.d, left.d === right.d ? left.n : right.d, position);
      return this.#bounded(operator === "+" ? left.add(right) : left.subtract(right), position);
    }
    this.#spend(left.n, operator === "*" ? right.d : right.n, position);
    this.#spend(left.d, operator === "*" ? right.n : right.d, position);
    if (operator === "*") return this.#bounded(left.multiply(right), position);
    if (right.sign() === 0) throw new ExpressionError("division-by-zero", position, DIVISION_BY_ZERO);
    if (operator === "/") return this.#bounded(left.divide(right), position);
    return divideWithRemainder(left, right, this.#options.remainder).remainder;
  }

  change(operator: Operator, left: Rational, percent: Rational, position: number): Rational {
    const share = left.multiply(percent.divide(HUNDRED));
    return this.operate(operator, left, share, position);
  }

  power(base: Rational, exponent: Rational, position: number): Rational {
    const { largestExponent } = this.#options;
    if (!exponent.isInteger())
      throw new ExpressionError(
        "exponent",
        position,
        "Powers must have a whole exponent here; the scientific calculator takes others.",
      );
    const size = exponent.abs().n;
    if (size > BigInt(largestExponent))
      throw new ExpressionError("exponent", position, `Exponents can be at most ${grouped(largestExponent)} here.`);
    if (base.sign() === 0 && exponent.sign() < 0)
      throw new ExpressionError("division-by-zero", position, DIVISION_BY_ZERO);
    const bits = Math.max(bitLength(base.n), bitLength(base.d)) - 1;
    if (bits * Number(size) > this.#options.digits * 3.33) throw this.#tooLong(position);
    return this.#bounded(base.power(Number(exponent.n)), position);
  }

  postfix(operator: Postfix, value: Rational, position: number): Rational {
    if (operator === "%") return value.divide(HUNDRED);
    if (operator === "°") throw new ExpressionError("unexpected", position, "Degrees can’t be used here.");
    const { largestFactorial } = this.#options;
    if (!value.isInteger() || value.sign() < 0 || value.n > BigInt(largestFactorial))
      throw new ExpressionError(
        "domain",
        position,
        `Factorials need a whole number from 0 to ${grouped(largestFactorial)} here.`,
      );
    const n = Number(value.n);
    return this.#bounded(Rational.of(multifactorial(n, operator.length)), position);
  }

  /** Adds the cost of reducing by two numbers, before doing so, so that excessive work can be rejected up front. */
  #spend(a: bigint, b: bigint, position: number): void {
    this.#work += bitLength(a) * bitLength(b);
    if (this.#work > MAX_WORK)
      throw new ExpressionError(
        "too-large",
        position,
        "This takes too long to work out exactly. Use fewer or shorter fractions.",
      );
  }

  #bounded(value: Rational, position: number): Rational {
    const longest = Math.max(bitLength(value.n), bitLength(value.d));
    // log2(10) = 3.3219…: the smallest number with 10,001 digits has 33,220 bits.
    if (longest > this.#options.digits * 3.3219) {
      const limit = 10n ** BigInt(this.#options.digits);
      if (value.abs().n >= limit || value.d >= limit) throw this.#tooLong(position);
    }
    return value;
  }

  #tooLong(position: number): ExpressionError {
    const digits = grouped(this.#options.digits);
    return new ExpressionError("too-long", position, `The result would have more than ${digits} digits.`);
  }
}

/** Groups digits: 10000 → `10,000`. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
