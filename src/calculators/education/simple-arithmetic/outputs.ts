import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { periodLength } from "../../../math/numbers/period-length";
import type { Rational } from "../../../math/numbers/rational";
import { terminates } from "../../../math/numbers/repeating-decimal";
import { raised } from "../../../math/numbers/write-number";
import { decimalText, mixedOrPlain } from "./forms";
import type { ArithmeticModel } from "./modes";

const { boolean, integer, number, table, text } = outputsOf<ArithmeticModel>();

const optional = true;

/** Reads a form of the result, if the result is shown in several forms. */
const form =
  <T>(read: (value: Rational) => T) =>
  ({ answer: { result, inForms } }: ArithmeticModel) =>
    inForms && result && read(result);

/** A whole number is the same in every form. */
const ofFractions = ({ answer: { result } }: ArithmeticModel) => first(!result?.isInteger());

export const outputs = {
  result: number("Result", {
    digits: 10,
    optional,
    shown: "elsewhere",
    value: ({ answer }) => toFiniteNumber(answer.result),
  }),
  fraction: text("As a fraction", { optional, shown: ofFractions, value: form((value) => value.toString()) }),
  decimal: text("As a decimal", { optional, shown: ofFractions, value: form(decimalText) }),
  mixed: text("As a mixed number", { optional, shown: ofFractions, value: form(mixedOrPlain) }),
  terminates: boolean("The decimal ends", { optional, shown: "elsewhere", value: form(terminates) }),
  period: integer("Digits that repeat", {
    optional,
    shown: (model) => first(form(terminates)(model) === false),
    value: form(safePeriod),
  }),
  ambiguous: boolean("Ambiguous", { optional, shown: "elsewhere", value: ({ answer }) => answer.reading?.ambiguous }),
  alternative: number("Other reading", {
    digits: 10,
    optional,
    value: ({ answer }) => answer.reading?.other?.value && toFiniteNumber(answer.reading.other.value),
  }),
  quotient: text("Quotient", { optional, value: ({ answer }) => answer.divided && String(answer.divided.quotient) }),
  remainder: text("Remainder", { optional, value: ({ answer }) => answer.divided && String(answer.divided.remainder) }),
  divisionTable: table("Long division", {
    columns: {
      current: text("Divide"),
      digit: integer("Digit"),
      product: text("Digit × divisor"),
      remainder: text("Remainder"),
    },
    value: ({ answer }) =>
      answer.longDivision?.steps.map(({ current, digit, product, remainder }) => ({
        current: String(current),
        digit,
        product: String(product),
        remainder: String(remainder),
      })),
  }),
  product: text("Product", {
    optional,
    shown: "elsewhere",
    value: ({ answer }) => answer.factors && String(answer.result),
  }),
  partials: table("Partial products", {
    columns: {
      digit: integer("Digit"),
      place: integer("Zeros added"),
      partial: text("Partial product"),
    },
    value: ({ answer }) => answer.partials?.().map(({ partial, ...line }) => ({ ...line, partial: String(partial) })),
  }),
  gcd: text("Greatest common divisor", { optional, value: ({ answer }) => answer.common && String(answer.common.gcd) }),
  lcm: text("Least common multiple", { optional, value: ({ answer }) => answer.common && String(answer.common.lcm) }),
  factorTable: table("Prime factors", {
    columns: { number: text("Number"), factors: text("Prime factors", { optional, written: raised }) },
    value: ({ answer }) =>
      answer.common?.numbers.map(({ number, text }) => ({ number: String(number), factors: text })),
  }),
  rounded: text("Rounded", { optional, shown: "elsewhere", value: ({ answer }) => answer.rounded?.text }),
  roundingTable: table("By every rule", {
    columns: { rule: text("Rule"), rounded: text("Rounded") },
    value: ({ answer }) => answer.rounded?.rules.map(({ rule, text }) => ({ rule, rounded: text })),
  }),
  operationResult: number("Result of the operation", {
    digits: 10,
    optional,
    shown: "elsewhere",
    solve: true,
    value: ({ variant, answer: { result, divided } }) =>
      variant === "operation" && !divided ? toFiniteNumber(result) : null,
  }),
  conventionTable: table("Remainders in programming languages", {
    columns: {
      convention: text("Convention"),
      quotient: text("Quotient"),
      remainder: text("Remainder"),
      languages: text("Used by"),
    },
    value: ({ answer }) => answer.conventions?.(),
  }),
};

/** The length of the period, or null if it is unknown or exceeds the safe integers. */
function safePeriod(value: Rational): number | null {
  const period = periodLength(value);
  return period !== null && Number.isSafeInteger(period) ? period : null;
}
