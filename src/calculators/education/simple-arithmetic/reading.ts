/** Parses and evaluates an expression exactly. */
import { InputError } from "../../../core/calculator";
import type { Node } from "../../../math/expression/ast";
import { ExpressionError, type ExpressionFault } from "../../../math/expression/error";
import { evaluate } from "../../../math/expression/evaluate";
import { exactSquareRoot } from "../../../math/expression/exact-square-root";
import type { Names } from "../../../math/expression/options";
import { Parser } from "../../../math/expression/parser";
import { RationalAlgebra, type RationalOptions } from "../../../math/expression/rational";
import { isGrouped } from "../../../math/numbers/grouping";
import { gcd, lcm, Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";

type Values = readonly Rational[];

const MANY = Number.POSITIVE_INFINITY;

/** Function name → minimum and maximum number of arguments, and implementation. */
const FUNCTIONS: Readonly<Record<string, readonly [number, number, (values: Values) => Rational]>> = {
  abs: [1, 1, ([x]) => (x as Rational).abs()],
  sqrt: [1, 1, ([x]) => exactSquareRoot(x as Rational)],
  min: [1, MANY, (values) => values.reduce((least, x) => (x.compare(least) < 0 ? x : least))],
  max: [1, MANY, (values) => values.reduce((most, x) => (x.compare(most) > 0 ? x : most))],
  gcd: [1, MANY, (values) => Rational.of(whole("gcd", values).reduce(gcd, 0n))],
  lcm: [1, MANY, (values) => Rational.of(whole("lcm", values).reduce(lcm, 1n))],
  floor: [1, 1, ([x]) => Rational.of((x as Rational).floor())],
  ceil: [1, 1, ([x]) => Rational.of((x as Rational).ceil())],
  round: [1, 1, ([x]) => Rational.of((x as Rational).round())],
};

function whole(name: string, values: Values): bigint[] {
  return values.map((value) => {
    if (!value.isInteger()) throw new ExpressionError("domain", 0, `The ${name} function needs whole numbers.`);
    return value.n;
  });
}

const NAMES: Names = {
  function(written) {
    const name = written === "√" ? "sqrt" : written.toLowerCase();
    if (!Object.hasOwn(FUNCTIONS, name)) return undefined;
    const [minArguments, maxArguments] = FUNCTIONS[name] as (typeof FUNCTIONS)[string];
    return { name, minArguments, maxArguments };
  },
  value: () => undefined,
};

export interface Reading {
  readonly node: Node;
  /** Whether a product without a sign follows a division. */
  readonly ambiguous: boolean;
  /** Whether the expression contains fractions or divisions, in which case the steps also use fractions. */
  readonly isFractional: boolean;
  readonly value: Rational;
  /** The other reading of an ambiguous expression, and its value if it has one. */
  readonly other?: { readonly node: Node; readonly value: Rational | null };
}

type Style = Pick<Inputs, "percentStyle" | "remainderConvention">;

/** @throws InputError on `expression` */
export function readExpression(text: string, style: Style): Reading {
  try {
    const { node, ambiguous } = parse(text, style, "same");
    const value = evaluate(node, new RationalAlgebra(optionsOf(style)));
    return {
      node,
      ambiguous,
      isFractional: hasFraction(node),
      value,
      ...(ambiguous && { other: otherReading(text, style) }),
    };
  } catch (error) {
    if (error instanceof ExpressionError) throw new InputError("expression", sentence(error, text));
    throw error;
  }
}

export function optionsOf({ remainderConvention }: Style): RationalOptions {
  const functions = Object.fromEntries(Object.entries(FUNCTIONS).map(([name, [, , value]]) => [name, value]));
  return { remainder: remainderConvention, functions };
}

/** @throws ExpressionError */
function parse(text: string, { percentStyle: percent }: Style, implicit: "same" | "higher") {
  const parser = new Parser(plain(text), { names: NAMES, percent, implicit });
  const node = parser.expression();
  parser.end();
  return { node, ambiguous: parser.ambiguous };
}

function otherReading(text: string, style: Style): NonNullable<Reading["other"]> {
  const { node } = parse(text, style, "higher");
  try {
    return { node, value: evaluate(node, new RationalAlgebra(optionsOf(style))) };
  } catch (error) {
    if (error instanceof ExpressionError) return { node, value: null };
    throw error;
  }
}

/**
 * Replaces currency signs by spaces and grouping commas by the group mark of the grammar. All positions stay the same.
 */
function plain(text: string): string {
  const spaced = text.replace(/[$€£₹¥]/g, " ").replace(/=\s*\??\s*$/, (end) => " ".repeat(end.length));
  // With a function call, commas separate arguments.
  return /[a-z]\s*\(/i.test(spaced)
    ? spaced
    : spaced.replace(/\d[\d,]*\d/g, (digits) => (isGrouped(digits) ? digits.replaceAll(",", "_") : digits));
}

const BREAKS: readonly ExpressionFault[] = ["character", "unexpected", "unopened"];

function sentence({ fault, position, message }: ExpressionError, text: string): string {
  if (fault === "unclosed") return "A bracket is not closed.";
  if (!BREAKS.includes(fault)) return message;
  const sign = position > 0 && text.codePointAt(position - 1);
  return sign
    ? `The expression breaks at character ${position}: “${String.fromCodePoint(sign)}”.`
    : "The expression ends where a number is expected.";
}

function hasFraction(node: Node): boolean {
  switch (node.kind) {
    case "number":
      return node.denominator !== 1n;
    case "name":
      return false;
    case "call":
      return node.arguments.some(hasFraction);
    case "negate":
    case "postfix":
      return hasFraction(node.operand);
    case "power":
      return hasFraction(node.base) || hasFraction(node.exponent);
    case "chain":
      return hasFraction(node.first) || node.rest.some(({ operator, right }) => operator === "/" || hasFraction(right));
  }
}
