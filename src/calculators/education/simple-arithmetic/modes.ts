/** The six tools. All except “Expression” are loaded when one of them is chosen. */

import { OnDemand, type Preparation } from "../../../core/on-demand";
import { withMinus } from "../../../core/signs";
import { defineVariants, type Variant } from "../../../core/variants";
import type { Division } from "../../../math/numbers/modulo";
import type { Rational } from "../../../math/numbers/rational";
import type { Partial } from "../../../math/written/columns";
import type { LongDivision } from "../../../math/written/long-division";
import type { CommonFactors } from "./common-factors";
import { type Fields, fields, OPERAND_NAMES, OPERAND_NOUNS, PLACES } from "./fields";
import { formsHeadline, grouped, stepText, textInSentence } from "./forms";
import { type Reading, readExpression } from "./reading";
import type { Rounded } from "./round";
import { type Sum, sumOf } from "./sum";
import type { ConventionRow } from "./two-numbers";

/** Everything that can be part of an answer; each tool fills in some of it. */
export interface Answer {
  readonly result?: Rational;
  /** Set if the result is also shown as a fraction and a decimal. */
  readonly inForms?: true;
  readonly reading?: Reading;
  /** Two numbers and their operation, if it can be written out by hand. */
  readonly sum?: Sum;
  readonly divided?: Division;
  /** Quotient and remainder by each convention. */
  readonly conventions?: () => readonly ConventionRow[];
  readonly longDivision?: LongDivision;
  /** The absolute values of the two factors of a long multiplication. */
  readonly factors?: readonly [bigint, bigint];
  readonly partials?: () => readonly Partial[];
  readonly common?: CommonFactors;
  readonly rounded?: Rounded;
}

const expression: Variant<Fields, Answer> = {
  question: "Expression",
  inputs: { expression: {}, percentStyle: {}, remainderConvention: {} },
  answer(inputs) {
    const reading = readExpression(inputs.expression, inputs);
    const sum = sumOf(reading.node);
    return { result: reading.value, inForms: true, reading, ...(sum && { sum }) };
  },
  headline: ({ reading }, { expression }, format) =>
    reading
      ? formsHeadline(`${withMinus(textInSentence(expression))} =`, reading.value, reading.isFractional, format)
      : { label: "Result", figure: "—" },
  notices({ reading }, _, format) {
    if (!reading?.other) return [];
    const { value, other } = reading;
    const otherwise = other.value ? `it is ${stepText(grouped(other.value.toString(), format))}` : "it has no value";
    return [
      {
        code: "ambiguous-product",
        message: `A product without a sign follows a division. Read from left to right, the result is ${stepText(grouped(value.toString(), format))}; with that product first, ${otherwise}. ISO 80000-2 asks for parentheses here.`,
      },
    ];
  },
};

/** A tool without its question and inputs. */
export type Tool = Pick<Variant<Fields, Answer>, "answer" | "headline">;

const others = new OnDemand(() => import("./tools"));

export function prepare({ mode }: { readonly mode: string }): Preparation | null {
  return mode === "expression" || others.ready ? null : { needed: true, load: () => others.load() };
}

/** Delegates to the tool, which must have been loaded by then. */
function loaded(tool: keyof (typeof others.value)["tools"]): Tool {
  return {
    answer: (inputs, tools) => others.value.tools[tool].answer(inputs, tools),
    headline: (answer, inputs, format) => others.value.tools[tool].headline(answer, inputs, format),
  };
}

const variants = {
  expression,
  operation: {
    question: "Two numbers",
    inputs: {
      operation: {},
      a: { label: OPERAND_NAMES.a, noun: OPERAND_NOUNS.a },
      b: { label: OPERAND_NAMES.b, noun: OPERAND_NOUNS.b },
      remainderConvention: {},
    },
    ...loaded("operation"),
  },
  "long-division": {
    question: "Long division",
    inputs: { a: { label: "Dividend" }, b: { label: "Divisor" }, decimals: {} },
    ...loaded("long-division"),
  },
  "long-multiplication": {
    question: "Long multiplication",
    inputs: { a: { label: "First factor" }, b: { label: "Second factor" } },
    ...loaded("long-multiplication"),
  },
  "lcm-gcd": { question: "LCM and GCD", inputs: { numbers: {} }, ...loaded("lcm-gcd") },
  round: {
    question: "Rounding",
    inputs: { a: { label: "Number" }, roundTo: {}, decimals: PLACES, multiple: {}, roundingMode: {} },
    ...loaded("round"),
  },
};

export const modes = defineVariants<"mode", Fields, Answer, keyof typeof variants>(
  "mode",
  { label: "Tool", default: "expression" },
  fields,
  variants,
);

export type ArithmeticModel = ReturnType<typeof modes.derive>;
