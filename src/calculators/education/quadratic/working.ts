import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { byFactoring } from "./by-factoring";
import { byFormula } from "./by-formula";
import { bySquare } from "./by-square";
import { cubicSteps } from "./cubic-steps";
import { asDecimal, type MethodStep, operand } from "./method-step";
import { printed, unknownOfSteps, withUnknown } from "./notation";
import type { SolvedEquation } from "./solved-equation";
import { standardForm, wholeQuadratic, wholeSteps } from "./standard-form";

export interface Method {
  readonly name: string;
  readonly steps: readonly MethodStep[];
}

/** The methods of solution, each starting from whole coefficients. */
export function methodsOf(equation: SolvedEquation, format: Format): readonly Method[] {
  return inX(equation, format).map(({ name, steps }) => ({ name, steps: inUnknown(steps, equation) }));
}

function inX(equation: SolvedEquation, format: Format): readonly Method[] {
  const { degree, polynomial } = equation;
  if (degree === 3) return [{ name: "Steps", steps: cubicSteps(equation, format) }];
  if (degree < 2) return [{ name: "Steps", steps: linearSteps(equation) }];
  const quadratic = wholeQuadratic(polynomial.primitive().whole);
  return [
    { name: "Formula", steps: byFormula(quadratic, format) },
    { name: "Completing the square", steps: bySquare(quadratic) },
    { name: "Factoring", steps: byFactoring(quadratic) },
  ];
}

/** The steps to whole coefficients on one side, which all methods start with. */
export function preparation(equation: SolvedEquation): readonly MethodStep[] {
  const steps = [...standardForm(equation), ...(equation.degree >= 2 ? wholeSteps(equation.polynomial) : [])];
  return inUnknown(steps, equation);
}

/** Steps with the visitor’s own unknown. */
function inUnknown(steps: readonly MethodStep[], equation: SolvedEquation): readonly MethodStep[] {
  const unknown = unknownOfSteps(equation.unknown);
  const own = (text: string) => withUnknown(text, unknown);
  return steps.map(({ label, expression, value, line }) => ({
    ...step(own(label), own(expression), own(value)),
    ...(line !== undefined && { line: own(line) }),
  }));
}

function linearSteps({ polynomial, solution }: SolvedEquation): MethodStep[] {
  const [slope, constant] = [polynomial.at(1), polynomial.at(0)];
  const [root] = solution.factors.rational;
  if (!root)
    return [
      {
        ...step("No x is left", `${polynomial} = 0`, solution.nature === "all-numbers" ? "Always true" : "Never true"),
        line: `${polynomial} = 0`,
      },
    ];
  const expression = `${operand(constant.negate())} ÷ ${operand(slope)}`;
  return [
    {
      ...step("There is no x² term, so the equation is linear", expression + asDecimal(root), String(root)),
      line: `x = ${expression} = ${root}`,
    },
  ];
}

export function working(equation: SolvedEquation, format: Format): Listed<Step> {
  const methods = methodsOf(equation, format);
  return [
    ...preparation(equation),
    ...methods.flatMap(({ name, steps }) =>
      steps.map((one) => (methods.length > 1 ? { ...one, label: `${name}. ${one.label}` } : one)),
    ),
  ].map(({ label, expression, value }) => step(printed(label), printed(expression), printed(value)));
}
