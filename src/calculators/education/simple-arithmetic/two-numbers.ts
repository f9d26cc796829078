/** One operation on two numbers, long division and long multiplication. */
import { InputError } from "../../../core/calculator";
import { exactOperand, shownExact } from "../../../core/shown-exact";
import type { Node, Operator } from "../../../math/expression/ast";
import { DIVISION_BY_ZERO, ExpressionError } from "../../../math/expression/error";
import { evaluate } from "../../../math/expression/evaluate";
import { RationalAlgebra } from "../../../math/expression/rational";
import { decimalPlaces, exactText } from "../../../math/numbers/exact";
import { divideWithRemainder, type RemainderConvention } from "../../../math/numbers/modulo";
import { Rational } from "../../../math/numbers/rational";
import { partialProducts } from "../../../math/written/columns";
import { longDivision } from "../../../math/written/long-division";
import type { Inputs } from "./fields";
import { decimalText, figureOf, formsHeadline, grouped, stepText, textInSentence } from "./forms";
import type { Tool } from "./modes";
import { writable } from "./sum";

export interface ConventionRow {
  readonly convention: string;
  readonly quotient: string;
  readonly remainder: string;
  readonly languages: string;
}

type Operation = Inputs["operation"];

const SIGNS: Record<Operation, string> = {
  add: "+",
  subtract: "−",
  multiply: "×",
  divide: "÷",
  power: "^",
  remainder: "mod",
};

const OPERATORS: Record<Exclude<Operation, "power">, Operator> = {
  add: "+",
  subtract: "-",
  multiply: "*",
  divide: "/",
  remainder: "mod",
};

export const operation: Tool = {
  answer(inputs) {
    const { a, b, operation, remainderConvention } = inputs;
    if (operation === "remainder") {
      requireDivision(inputs);
      const divided = divideWithRemainder(a, b, remainderConvention);
      return { result: divided.remainder, inForms: true, divided, conventions: () => conventionsOf(a, b) };
    }
    const sign = SIGNS[operation];
    return {
      result: workedOut(inputs),
      inForms: true,
      ...(sign !== "^" && { sum: writable({ sign: sign as "+" | "−" | "×" | "÷", a, b }) }),
    };
  },
  headline({ result = Rational.ZERO, divided }, { a, b, operation }, format) {
    const before = `${textInSentence(shownExact(a, format))} ${SIGNS[operation]} ${textInSentence(exactOperand(b, format))} =`;
    if (divided)
      return {
        label: "Remainder",
        before,
        ...figureOf(grouped(String(result), format)),
        after: `with the quotient ${stepText(grouped(String(divided.quotient), format))}`,
      };
    return formsHeadline(before, result, isFractional({ a, b, operation }), format);
  },
};

/** Whether to show fractions: in divisions, or if a number has no finite decimal expansion. */
export function isFractional({ a, b, operation }: Pick<Inputs, "a" | "b" | "operation">): boolean {
  return operation === "divide" || [a, b].some((value) => decimalPlaces(value, 60) === null);
}

/** @throws InputError on `b` */
function workedOut(inputs: Inputs): Rational {
  try {
    return evaluate(nodeOf(inputs), new RationalAlgebra());
  } catch (error) {
    if (error instanceof ExpressionError)
      throw new InputError(error.fault === "too-long" || error.fault === "too-large" ? "a" : "b", error.message);
    throw error;
  }
}

export function nodeOf({ a, b, operation }: Inputs): Node {
  const [first, right] = [literal(a), literal(b)];
  return operation === "power"
    ? { kind: "power", base: first, exponent: right, position: 0 }
    : { kind: "chain", first, rest: [{ operator: OPERATORS[operation], right, position: 0 }] };
}

function literal(value: Rational): Node {
  const { n, d } = value.abs();
  const text = exactText(value.abs());
  const number: Node = { kind: "number", text, numerator: n, denominator: d, exponent: 0, position: 0 };
  return value.sign() < 0 ? { kind: "negate", operand: number, position: 0 } : number;
}

/** The conventions, with the main programming languages whose `%` or `mod` follows them. */
const CONVENTIONS: readonly (readonly [RemainderConvention, string, string])[] = [
  ["floored", "Floored", "Python, Ruby, R, Lua, MOD of spreadsheets"],
  ["truncated", "Truncated", "C, C++, C#, Java, JavaScript, Go, Rust, Swift"],
  ["euclidean", "Euclidean", "Dart; Rust’s rem_euclid"],
];

/** Quotient and remainder of a division of whole numbers by each convention. */
function conventionsOf(a: Rational, b: Rational): ConventionRow[] {
  return CONVENTIONS.map(([key, convention, languages]) => {
    const { quotient, remainder } = divideWithRemainder(a, b, key);
    return { convention, quotient: String(quotient), remainder: String(remainder), languages };
  });
}

export const division: Tool = {
  answer(inputs) {
    const { a, b, decimals } = inputs;
    requireDivision(inputs);
    return {
      result: a.divide(b),
      inForms: true,
      divided: divideWithRemainder(a, b, "truncated"),
      conventions: () => conventionsOf(a, b),
      longDivision: longDivision(a.abs().n, b.abs().n, decimals),
    };
  },
  headline({ result = Rational.ZERO, divided }, { a, b }, format) {
    const [quotient, remainder] = [String(divided?.quotient), String(divided?.remainder)].map((text) =>
      grouped(text, format),
    );
    const decimal = decimalText(result);
    return {
      label: "Quotient",
      before: `${textInSentence(shownExact(a, format))} ÷ ${textInSentence(exactOperand(b, format))} =`,
      ...figureOf(result.isInteger() ? (quotient as string) : `${quotient} remainder ${remainder}`),
      ...(!result.isInteger() && decimal.length <= 60 && { after: `= ${grouped(decimal, format)}` }),
    };
  },
};

export const multiplication: Tool = {
  answer(inputs) {
    const { a, b } = inputs;
    requireWhole(inputs, "first factor", "second factor");
    const factors = [a.abs().n, b.abs().n] as const;
    return { result: a.multiply(b), factors, partials: () => partialProducts(...factors) };
  },
  headline: ({ result }, { a, b }, format) => ({
    label: "Product",
    before: `${textInSentence(shownExact(a, format))} × ${textInSentence(exactOperand(b, format))} =`,
    ...figureOf(grouped(String(result), format)),
  }),
};

/** @throws InputError on `a` or `b` */
function requireWhole({ a, b }: Inputs, first: string, second: string): void {
  const problems = [
    ...(a.isInteger() ? [] : [{ field: "a", message: `Enter a whole number for the ${first}.` }]),
    ...(b.isInteger() ? [] : [{ field: "b", message: `Enter a whole number for the ${second}.` }]),
  ];
  if (problems.length > 0) throw new InputError(problems);
}

/** @throws InputError on `a` or `b` */
function requireDivision(inputs: Inputs): void {
  requireWhole(inputs, "dividend", "divisor");
  if (inputs.b.sign() === 0) throw new InputError("b", DIVISION_BY_ZERO);
}
