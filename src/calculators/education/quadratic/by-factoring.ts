/** Factoring by the product-sum pair, step by step. */
import { step } from "../../../core/calculator";
import { exactRoot } from "../../../math/numbers/integer";
import { gcd, magnitude, Rational } from "../../../math/numbers/rational";
import { factoredText } from "../../../math/polynomial/forms";
import { joinTerms, Polynomial } from "../../../math/polynomial/polynomial";
import { solve } from "../../../math/polynomial/solve";
import { rootsText } from "./by-formula";
import { endLine, isSmall, type MethodStep, operand, rewriting } from "./method-step";
import type { WholeQuadratic } from "./solved-equation";

export function byFactoring(quadratic: WholeQuadratic): MethodStep[] {
  const { a, b, c } = quadratic;
  const whole = polynomial(c, b, a);
  if (c === 0n) return withoutConstant(quadratic, whole);
  const D = b * b - 4n * a * c;
  const square = D < 0n ? null : exactRoot(D, 2);
  if (square === null) return [noPair(quadratic, D)];
  const [p, q] = [(b - square) / 2n, (b + square) / 2n];
  const small = isSmall(p * q, p + q);
  const split = joinTerms([String(polynomial(0n, 0n, a)), signed(p, "x"), signed(q, "x"), signed(c, "")]);
  const common = gcd(a, p);
  const inner = polynomial(p / common, a / common);
  const outer = (q * common) / a;
  const grouped = joinTerms([`${factor(common)}x(${inner})`, `${outer < 0n ? "-" : "+"} ${factor(outer)}(${inner})`]);
  const product = `(${polynomial(outer, common)})(${inner})`;
  const end = rootsText(quadratic);
  return [
    step("Product a × c", `${operand(a)} × ${operand(c)}`, small ? String(a * c) : `ac = ${a * c}`),
    {
      ...step(
        `Two integers with this product and the sum b = ${b}`,
        small
          ? `${operand(p)} × ${operand(q)} = ${a * c}; ${operand(p)} + ${operand(q)} = ${b}`
          : `${operand(p)} and ${operand(q)}`,
        `${p} and ${q}`,
      ),
      line: `${operand(p)} × ${operand(q)} = ${a * c} and ${operand(p)} + ${operand(q)} = ${b}`,
    },
    rewriting("Split the middle term", String(whole), split, `${split} = 0`),
    rewriting("Factor each half", split, grouped, `${grouped} = 0`),
    rewriting("Factor out what both halves have in common", grouped, product, `${product} = 0`),
    zeroStep(end),
  ];
}

function withoutConstant(quadratic: WholeQuadratic, whole: Polynomial): MethodStep[] {
  const product = factoredText(solve(whole).factors) as string;
  return [
    rewriting("There is no constant term: factor out x", String(whole), product, `${product} = 0`),
    zeroStep(rootsText(quadratic)),
  ];
}

function zeroStep(end: string): MethodStep {
  return rewriting("A product is 0 when one of its factors is 0", "x", end, endLine(end));
}

function noPair({ a, b, c }: WholeQuadratic, D: bigint): MethodStep {
  const reason = D < 0n ? "is negative" : "is not a square";
  return {
    ...step(
      `No two integers have the product ${a * c} and the sum ${b}`,
      `because the discriminant ${D} ${reason}`,
      "No integer factors",
    ),
    line: "",
  };
}

/** @param coefficients of 1, x, x² … */
function polynomial(...coefficients: readonly bigint[]): Polynomial {
  return Polynomial.of(coefficients.map((one) => Rational.of(one)));
}

function signed(value: bigint, variable: string): string {
  return `${value < 0n ? "-" : "+"} ${variable ? factor(value) : magnitude(value)}${variable}`;
}

/** The magnitude of a factor before a letter; 1 is not written. */
function factor(value: bigint): string {
  return magnitude(value) === 1n ? "" : String(magnitude(value));
}
