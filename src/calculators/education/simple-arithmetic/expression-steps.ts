/** Every operation of an expression, with the steps that lead to its value. */

import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { euclidText } from "../../../fieldsets/euclid-text";
import type { Node, Operator } from "../../../math/expression/ast";
import { fullyParenthesised } from "../../../math/expression/print";
import { RationalAlgebra, type RationalOptions } from "../../../math/expression/rational";
import { reductionSteps } from "../../../math/expression/steps";
import { exactText } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { signedOperand } from "../../../math/words/signed-operand";
import { decimalText, stepText } from "./forms";
import { fractionSteps } from "./fraction-steps";
import type { Reading } from "./reading";

/** Maximum number of operations shown. */
const MOST_STEPS = 200;

/** An algebra that records, for each operation, the steps that lead to its value. */
class ExplainingAlgebra extends RationalAlgebra {
  readonly details: Step[][] = [];

  constructor(
    options: RationalOptions,
    readonly isFractional: boolean,
    readonly format: Format,
  ) {
    super(options);
  }

  override call(name: string, values: readonly Rational[], position: number): Rational {
    const [a, b] = values;
    const isPair = name === "gcd" && a && b && values.length === 2;
    const text = isPair ? euclidText(a.abs().n, b.abs().n, this.format) : "";
    this.details.push(
      text.includes("=") ? [step("Euclid’s algorithm", text, String(super.call(name, values, position)))] : [],
    );
    return super.call(name, values, position);
  }

  override operate(operator: Operator, left: Rational, right: Rational, position: number): Rational {
    const value = super.operate(operator, left, right, position);
    this.details.push(this.isFractional ? fractionSteps(operator, left, right, this.format) : []);
    return value;
  }

  override change(operator: Operator, left: Rational, percent: Rational, position: number): Rational {
    const share = left.multiply(percent.divide(Rational.of(100)));
    const [whole, rate, part] = [left, percent, share].map((value) => operand(value, this.isFractional));
    const value = super.operate(operator, left, share, position);
    this.details.push([step("Percent of the number", `${whole} × ${rate} ÷ 100`, part as string)]);
    return value;
  }

  override power(base: Rational, exponent: Rational, position: number): Rational {
    const value = super.power(base, exponent, position);
    this.details.push([]);
    return value;
  }

  override postfix(...given: Parameters<RationalAlgebra["postfix"]>): Rational {
    const value = super.postfix(...given);
    this.details.push([]);
    return value;
  }
}

/** One line for each operation, innermost first, each preceded by the steps that lead to it. */
export function operationSteps(node: Node, isFractional: boolean, options: RationalOptions, format: Format): Step[] {
  const algebra = new ExplainingAlgebra(options, isFractional, format);
  const lines = reductionSteps(
    [{ value: node }],
    algebra,
    (value) => stepText(shown(value, isFractional)),
    () => {},
  );
  return lines.slice(0, MOST_STEPS).flatMap(({ label, expression, value }, i) => {
    const details = algebra.details[i] ?? [];
    // 2 ÷ 3 = 2/3 is not worth a step.
    const isTrivial = details.length === 0 && expression.replaceAll(" ", "") === value;
    return isTrivial ? [] : [...details, step(label, signs(expression), value)];
  });
}

/** The steps, the other forms of the value, and the other reading of an ambiguous expression. */
export function expressionSteps(reading: Reading, options: RationalOptions, format: Format): Step[] {
  const { node, isFractional, ambiguous, other, value } = reading;
  const parenthesised = (one: Node) => stepText(signs(fullyParenthesised([{ value: one }])));
  return [
    ...(ambiguous ? [step("Read from left to right", parenthesised(node), stepText(shown(value, true)))] : []),
    ...operationSteps(node, isFractional, options, format),
    ...signStep(reading),
    ...formSteps(value, isFractional, format),
    ...(other
      ? [
          step(
            "The product without a sign first (ISO 80000-2 asks for parentheses)",
            parenthesised(other.node),
            other.value ? stepText(shown(other.value, true)) : "no value",
          ),
        ]
      : []),
  ];
}

/** A step for a single number, or for a minus in front of the whole expression, which are not operations. */
function signStep({ node, value, isFractional }: Reading): Step[] {
  const text = stepText(shown(value, isFractional));
  if (node.kind === "number") return [step("Number", node.text, text)];
  return node.kind === "negate" ? [step("Change the sign", text.replace("-", "−"), text)] : [];
}

/** A fraction as a mixed number and as a decimal, or a decimal as a fraction. */
export function formSteps(value: Rational, isFractional: boolean, format: Format): Step[] {
  const { n, d } = value.abs();
  if (value.isInteger() || String(n).length > 12 || String(d).length > 12) return [];
  const [top, bottom] = [n, d].map((part) => format.number(Number(part)));
  const sign = value.sign() < 0 ? "-" : "";
  const decimal = decimalText(value);
  const repeats = /[(…]/.test(decimal);
  if (!isFractional) {
    const places = decimal.split(".")[1]?.length ?? 0;
    return [
      step(
        "As a fraction in lowest terms",
        `${decimal.replace(/^(-?)0?\.|\./, "$1")}/1${"0".repeat(places)}`,
        value.toString(),
      ),
    ];
  }
  return [
    ...(n > d
      ? [
          step(
            "As a mixed number",
            `${format.number(Number(n / d))} × ${bottom} + ${format.number(Number(n % d))} = ${top}`,
            `${sign}${n / d} ${n % d}/${d}`,
          ),
        ]
      : []),
    step(
      repeats ? "As a decimal, with the digits in parentheses repeating" : "As a decimal",
      repeats ? value.toString() : `${signedOperand(`${sign}${top}`)} ÷ ${bottom}`,
      decimal,
    ),
  ];
}

function shown(value: Rational, isFractional: boolean): string {
  return isFractional ? value.toString() : exactText(value);
}

function operand(value: Rational, isFractional: boolean): string {
  const text = stepText(shown(value, isFractional));
  return /[/-]/.test(text) ? `(${text})` : text;
}

/** Replaces the operators - and / between operands by the printed signs − and ÷. */
function signs(expression: string): string {
  return expression.replaceAll(" - ", " − ").replaceAll(" / ", " ÷ ");
}
