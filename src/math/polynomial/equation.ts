/** Parses equations in one unknown in textbook notation: `(x + 1)(x - 2) = 1/4x^2`, `4.9t² − 12t = 1.5`. */
import { ExpressionError } from "../expression/error";
import { type Algebra, evaluate } from "../expression/evaluate";
import type { Names } from "../expression/options";
import { Parser } from "../expression/parser";
import { RationalAlgebra } from "../expression/rational";
import { Rational } from "../numbers/rational";
import { degreeMessage, Polynomial } from "./polynomial";

/** Both sides of an equation; without a `=` the right side is 0. */
export interface Equation {
  readonly left: Polynomial;
  readonly right: Polynomial;
  /** The letter of the unknown; x if there is none. */
  readonly unknown: string;
}

/** Higher powers are not expanded, even if they would cancel. */
const MAX_DEGREE = 40;

/** Maximum number of digits in the numerator and denominator of a coefficient. */
const MAX_DIGITS = 1000;

/** Accepts every name, so that the algebra can report which one is wrong. */
const NAMES: Names = { function: () => undefined, value: (name) => ({ name }) };

/**
 * Parses an equation. The unknown is the first letter in it. A fraction before a letter is its coefficient: `1/4x^2` is
 * a quarter of x².
 *
 * @throws ExpressionError with a complete sentence
 */
export function readEquation(text: string): Equation {
  const parser = new Parser(text, { names: NAMES, percent: "math" });
  const { algebra, unknown } = polynomialsIn();
  const left = evaluate(parser.expression(), algebra);
  const right = parser.accept("=") ? evaluate(parser.expression(), algebra) : Polynomial.ZERO;
  parser.end();
  return { left, right, unknown: unknown() };
}

const RATIONALS = new RationalAlgebra({ digits: MAX_DIGITS });

/** Polynomials in the first letter that is named. */
function polynomialsIn(): { readonly algebra: Algebra<Polynomial>; readonly unknown: () => string } {
  let unknown = "";
  const refuse = (name: string, position: number) => {
    const hint = /^\p{L}\d+$/u.test(name) ? ` Write a power as ${name[0]}^${name.slice(1)}.` : "";
    throw new ExpressionError(
      "name",
      position,
      unknown === ""
        ? `The unknown is a single letter, such as x; found “${name}”.${hint}`
        : `Only ${unknown} can be unknown; found “${name}”.${hint}`,
    );
  };
  const algebra: Algebra<Polynomial> = {
    ...POLYNOMIALS,
    name(name, position) {
      if (unknown === "" && /^\p{L}$/u.test(name)) unknown = name;
      return name.toLowerCase() === unknown.toLowerCase() ? Polynomial.X : refuse(name, position);
    },
    call: (name, _, position) => refuse(name, position),
  };
  return { algebra, unknown: () => (/^x?$/i.test(unknown) ? "x" : unknown) };
}

/** Sums, products, integer powers, and division by numbers. */
const POLYNOMIALS: Omit<Algebra<Polynomial>, "name" | "call"> = {
  number: (node) => Polynomial.constant(RATIONALS.number(node)),
  negate: (value) => value.times(Rational.of(-1)),
  operate(operator, left, right, position) {
    if (operator === "+") return bounded(left.add(right), position);
    if (operator === "-") return bounded(left.subtract(right), position);
    if (operator === "*") return product(left, right, position);
    if (!right.isConstant)
      throw new ExpressionError(
        "domain",
        position,
        "The unknown can’t be in a denominator here. Multiply both sides by the denominator first.",
      );
    if (operator === "mod") {
      if (!left.isConstant)
        throw new ExpressionError("unexpected", position, "Remainders can’t be used with an unknown.");
      return Polynomial.constant(RATIONALS.operate(operator, left.at(0), right.at(0), position));
    }
    const divisor = RATIONALS.operate("/", Rational.ONE, right.at(0), position);
    return bounded(left.times(divisor), position);
  },
  change(operator, left, percent, position) {
    return POLYNOMIALS.operate(operator, left, percent, position);
  },
  power(base, exponent, position) {
    if (!exponent.isConstant)
      throw new ExpressionError("exponent", position, "Exponents must be numbers, without the unknown.");
    if (base.isConstant) return Polynomial.constant(RATIONALS.power(base.at(0), exponent.at(0), position));
    const { n, d } = exponent.at(0);
    if (d !== 1n || n < 0n)
      throw new ExpressionError("exponent", position, "Powers of the unknown must be whole numbers, 0 or more.");
    if (n * BigInt(base.degree) > BigInt(MAX_DEGREE))
      throw new ExpressionError("too-large", position, degreeMessage(n * BigInt(base.degree)));
    let power = Polynomial.constant(Rational.ONE);
    for (let i = 0n; i < n; i++) power = product(power, base, position);
    return power;
  },
  postfix(operator, value, position) {
    if (operator === "%") return value.times(Rational.of(1, 100));
    if (!value.isConstant)
      throw new ExpressionError("unexpected", position, `“${operator}” can’t be used with an unknown.`);
    return Polynomial.constant(RATIONALS.postfix(operator, value.at(0), position));
  },
};

function product(left: Polynomial, right: Polynomial, position: number): Polynomial {
  const degree = left.degree + right.degree;
  if (degree > MAX_DEGREE) throw new ExpressionError("too-large", position, degreeMessage(degree));
  return bounded(left.multiply(right), position);
}

/** @throws ExpressionError if a coefficient is too long */
function bounded(value: Polynomial, position: number): Polynomial {
  for (const one of value.coefficients) RATIONALS.operate("+", one, Rational.ZERO, position);
  return value;
}
