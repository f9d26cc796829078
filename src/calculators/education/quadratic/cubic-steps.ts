/** Steps for a cubic: a rational root and the remaining quadratic, or the formulas for three roots. */
import { step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { magnitude, Rational } from "../../../math/numbers/rational";
import { Polynomial } from "../../../math/polynomial/polynomial";
import type { Root } from "../../../math/polynomial/roots";
import { byFormula } from "./by-formula";
import { asDecimal, isSmall, type MethodStep, operand, rewriting } from "./method-step";
import type { SolvedEquation } from "./solved-equation";
import { wholeQuadratic } from "./standard-form";

export function cubicSteps(equation: SolvedEquation, format: Format): MethodStep[] {
  const { whole } = equation.polynomial.primitive();
  const root = simplest(equation.solution.factors.rational);
  if (!root) return [...withoutRational(whole), ...decimals(equation.solution.roots, format)];
  const cubic = polynomial(whole);
  const [, c, b, a] = whole.map((one) => Rational.of(one)) as [Rational, Rational, Rational, Rational];
  const second = a.multiply(root).add(b);
  const third = second.multiply(root).add(c);
  const quotient = Polynomial.of([third, second, a]);
  const simple = quotient.primitive().whole;
  const divisor = Polynomial.of([root.negate(), Rational.ONE]);
  return [
    {
      ...step(
        "A rational root is a divisor of d over a divisor of a: try them",
        `x = ${root}: ${cubic}`.replace("^3", "³").replace("^2", "²"),
        "0",
      ),
      line: `f(${root}) = 0`,
    },
    ...check(whole, root),
    ...divisionSteps(b, c, a, second, third, root),
    rewriting(`Divide by ${divisor}`, String(cubic), `(${divisor})(${quotient})`, `(${divisor})(${quotient}) = 0`),
    ...byFormula(wholeQuadratic(simple), format).map((one) => ({
      ...one,
      label: `Remaining quadratic: ${one.label}`,
    })),
  ];
}

/** The root that trial and error finds first: a whole number near 0, if there is one. */
function simplest(roots: readonly Rational[]): Rational | undefined {
  const size = ({ n, d }: Rational) => magnitude(n) + 1000n * (d - 1n);
  return roots.toSorted((left, right) => (size(left) < size(right) ? -1 : 1))[0];
}

/** Checks a whole-number root by substitution. Empty for other roots and for large numbers. */
function check(whole: readonly bigint[], root: Rational): MethodStep[] {
  const [d, c, b, a] = whole as readonly [bigint, bigint, bigint, bigint];
  const r = root.n;
  if (!root.isInteger() || !isSmall(a * r ** 3n, b * r ** 2n, c * r, d)) return [];
  const x = operand(r);
  const sum = `${operand(a)} × ${x}³ + ${operand(b)} × ${x}² + ${operand(c)} × ${x} + ${operand(d)}`;
  return [{ ...step(`The cubic at ${root}`, sum, "0"), line: `${sum} = 0` }];
}

/** Synthetic division: each coefficient of the quotient from the one before. */
function divisionSteps(
  b: Rational,
  c: Rational,
  a: Rational,
  second: Rational,
  third: Rational,
  root: Rational,
): MethodStep[] {
  const row = (label: string, before: Rational, next: Rational, value: Rational): MethodStep => {
    const small = isSmall(before.n * root.n, next.n, value.n, value.d);
    const expression = `${operand(before)} × ${operand(root)} + ${operand(next)}`;
    return {
      ...step(label, small ? expression + asDecimal(value) : expression, small ? String(value) : `= ${value}`),
      line: `${expression} = ${value}`,
    };
  };
  return [
    row("Synthetic division: the coefficient of x", a, b, second),
    row("Synthetic division: the constant", second, c, third),
  ];
}

/** Cardano's and Viète's formulas, with x = t − b/3a. */
function withoutRational(whole: readonly bigint[]): MethodStep[] {
  const [d, c, b, a] = whole as readonly [bigint, bigint, bigint, bigint];
  const p = Rational.of(3n * a * c - b * b, 3n * a * a);
  const q = Rational.of(2n * b ** 3n - 9n * a * b * c + 27n * a * a * d, 27n * a ** 3n);
  const delta = Rational.of(-4)
    .multiply(p.power(3))
    .subtract(Rational.of(27).multiply(q.power(2)));
  const small = isSmall(27n * a ** 3n, b ** 3n, 9n * a * b * c, 27n * a * a * d, 3n * a * c);
  const [A, B, C, D] = [a, b, c, d].map(operand);
  const value = (label: string, expression: string, result: Rational) =>
    step(label, small ? expression + asDecimal(result) : expression, small ? String(result) : `= ${result}`);
  return [
    {
      ...step(
        "A rational root would be a divisor of d over a divisor of a",
        `divisors of ${d} over divisors of ${a}`,
        "None is a root",
      ),
      line: "",
    },
    value(
      "x = t − b ÷ 3a makes it t³ + pt + q = 0, with p = (3ac − b²) ÷ 3a²",
      `(3 × ${A} × ${C} − ${B}²) ÷ (3 × ${A}²)`,
      p,
    ),
    value(
      "q = (2b³ − 9abc + 27a²d) ÷ 27a³",
      `(2 × ${B}³ − 9 × ${A} × ${B} × ${C} + 27 × ${A}² × ${D}) ÷ (27 × ${A}³)`,
      q,
    ),
    delta.sign() > 0
      ? {
          ...step(
            "−4p³ − 27q² is positive, so there are three real roots (Viète)",
            "t = 2√(−p ÷ 3) × cos(⅓ arccos(3q ÷ 2p × √(−3 ÷ p)) − 120° × k), for k = 0, 1, 2",
            "x = t − b ÷ 3a",
          ),
          line: "",
        }
      : {
          ...step(
            "−4p³ − 27q² is negative, so there is one real root (Cardano)",
            "t = ∛(−q ÷ 2 + √(q² ÷ 4 + p³ ÷ 27)) + ∛(−q ÷ 2 − √(q² ÷ 4 + p³ ÷ 27))",
            "x = t − b ÷ 3a",
          ),
          line: "",
        },
  ];
}

function decimals(roots: readonly Root[], format: Format): MethodStep[] {
  return roots.flatMap(({ re, im }, i) => {
    if (re === null || im === null) return [];
    const real = format.number(re, 10);
    const text = im === 0 ? real : `${real} ${im < 0 ? "-" : "+"} ${format.number(Math.abs(im), 10)}i`;
    return [{ ...step(`Root ${i + 1}, in decimals`, `x${"₁₂₃"[i]}`, text), line: `x${"₁₂₃"[i]} ≈ ${text}` }];
  });
}

function polynomial(whole: readonly bigint[]): Polynomial {
  return Polynomial.of(whole.map((one) => Rational.of(one)));
}
