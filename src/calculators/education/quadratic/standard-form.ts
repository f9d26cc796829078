/** The steps from the given form to whole coefficients on one side. */
import { step } from "../../../core/calculator";
import { Rational } from "../../../math/numbers/rational";
import { vertexText } from "../../../math/polynomial/forms";
import { Polynomial } from "../../../math/polynomial/polynomial";
import { asDecimal, type MethodStep, operand, rewriting } from "./method-step";
import type { SolvedEquation, WholeQuadratic } from "./solved-equation";

export function standardForm(equation: SolvedEquation): MethodStep[] {
  const { inputs, polynomial, sides } = equation;
  const standard = `${polynomial} = 0`;
  if (sides) {
    const isStandard = sides.right.coefficients.length === 0;
    return isStandard
      ? []
      : [rewriting("Bring everything to one side", `${sides.left} - (${sides.right})`, String(polynomial), standard)];
  }
  const { inputForm, a, h, k, r1, r2 } = inputs;
  if (inputForm === "vertex")
    return [
      sum("b = −2ah", `(-2) × ${operand(a)} × ${operand(h)}`, polynomial.at(1)),
      sum("c = ah² + k", `${operand(a)} × ${operand(h)}² + ${operand(k)}`, polynomial.at(0)),
      rewriting("Multiplied out", vertexText(a, h, k), String(polynomial)),
    ];
  if (inputForm === "roots")
    return [
      sum("b = −a(r₁ + r₂)", `(-1) × ${operand(a)} × (${operand(r1)} + ${operand(r2)})`, polynomial.at(1)),
      sum("c = a × r₁ × r₂", `${operand(a)} × ${operand(r1)} × ${operand(r2)}`, polynomial.at(0)),
      rewriting(
        "Multiplied out",
        `${operand(a)}(${Polynomial.withRoot(r1)})(${Polynomial.withRoot(r2)})`,
        String(polynomial),
      ),
    ];
  return [];
}

function sum(label: string, expression: string, value: Rational): MethodStep {
  return {
    ...step(label, expression + asDecimal(value), String(value)),
    line: `${expression} = ${value}`,
  };
}

/** The step to whole coefficients, if the given ones are fractions or share a factor. */
export function wholeSteps(polynomial: Polynomial): MethodStep[] {
  const { content, whole } = polynomial.primitive();
  if (content.equals(Rational.ONE)) return [];
  const simple = Polynomial.of(whole.map((one) => Rational.of(one)));
  const label = content.n === 1n || content.n === -1n ? "Multiply" : "Divide";
  const by = label === "Multiply" ? content.reciprocal() : content;
  const sign = label === "Multiply" ? "×" : "÷";
  return [
    rewriting(
      `${label} both sides by ${by}`,
      `(${polynomial}) ${sign} ${operand(by)}`,
      String(simple),
      `${simple} = 0`,
    ),
  ];
}

/** @param whole coefficients of 1, x and x² */
export function wholeQuadratic(whole: readonly bigint[]): WholeQuadratic {
  const [c, b, a] = whole as readonly [bigint, bigint, bigint];
  return { a, b, c };
}
