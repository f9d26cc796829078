/** The working of every tool; loaded on demand. */
import { type ShowWorking, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { exactOperand, shownExact } from "../../../core/shown-exact";
import { divideWithRemainder } from "../../../math/numbers/modulo";
import { Rational } from "../../../math/numbers/rational";
import { commonSteps } from "./common-steps";
import { expressionSteps, formSteps, operationSteps } from "./expression-steps";
import type { Inputs } from "./fields";
import { stepText } from "./forms";
import type { Answer, ArithmeticModel } from "./modes";
import { optionsOf } from "./reading";
import { roundSteps } from "./round-steps";
import { divisionSteps, productSteps, sumSteps } from "./sum-steps";
import { isFractional, nodeOf } from "./two-numbers";

export const working: ShowWorking<ArithmeticModel> = ({ variant, answer, inputs }, format) =>
  TOOLS[variant](answer, inputs, format);

type Tool = (answer: Answer, inputs: Inputs, format: Format) => readonly Step[];

const TOOLS: Readonly<Record<ArithmeticModel["variant"], Tool>> = {
  expression: ({ reading, sum }, inputs, format) => [
    ...(sum ? sumSteps(sum, format) : []),
    ...(reading ? expressionSteps(reading, optionsOf(inputs), format) : []),
  ],
  operation({ result = Rational.ZERO, sum, divided }, inputs, format) {
    if (divided) return remainderSteps(inputs, format);
    const last = operationSteps(nodeOf(inputs), isFractional(inputs), {}, format);
    return [
      ...(sum ? sumSteps(sum, format) : []),
      ...(sum ? last.slice(-1) : last),
      ...formSteps(result, isFractional(inputs), format),
    ];
  },
  "long-division"({ result = Rational.ZERO, longDivision, divided }, { a, b }, format) {
    const quotient = Rational.of(divided?.quotient ?? 0n);
    return [
      ...(longDivision ? divisionSteps(longDivision, format) : []),
      step(
        "Check: divisor × quotient + remainder",
        `${operand(b, format)} × ${operand(quotient, format)} + ${operand(divided?.remainder ?? Rational.ZERO, format)}`,
        plain(a, format),
      ),
      ...formSteps(result, true, format),
    ];
  },
  "long-multiplication": ({ result = Rational.ZERO, factors: [first, second] = [0n, 0n] }, { a, b }, format) => [
    ...productSteps({ digits: first, places: 0 }, { digits: second, places: 0 }, format),
    step("Product", `${operand(a, format)} × ${operand(b, format)}`, plain(result, format)),
  ],
  "lcm-gcd": ({ common }, _, format) => (common ? commonSteps(common, format) : []),
  round: ({ rounded }, inputs, format) => (rounded ? roundSteps(rounded, inputs, format) : []),
};

function remainderSteps({ a, b, remainderConvention }: Inputs, format: Format): Step[] {
  const { quotient, remainder } = divideWithRemainder(a, b, remainderConvention);
  const rule = {
    floored: "rounded down to a whole number",
    truncated: "cut to a whole number",
    euclidean: "such that the remainder is not negative",
  }[remainderConvention];
  const times = `${operand(b, format)} × ${operand(Rational.of(quotient), format)}`;
  return [
    step(
      `The quotient, ${rule}`,
      `the whole part of ${operand(a, format)} ÷ ${operand(b, format)}`,
      plain(Rational.of(quotient), format),
    ),
    step("Divisor × quotient", times, plain(a.subtract(remainder), format)),
    step("Dividend − divisor × quotient", `${operand(a, format)} − ${times}`, plain(remainder, format)),
  ];
}

function operand(value: Rational, format: Format): string {
  return stepText(exactOperand(value, format));
}

function plain(value: Rational, format: Format): string {
  return stepText(shownExact(value, format));
}
