import { outputsOf } from "../../../core/outputs";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { periodLength } from "../../../math/numbers/period-length";
import type { Rational } from "../../../math/numbers/rational";
import { terminates } from "../../../math/numbers/repeating-decimal";
import { decimalText, mixedOrPlain } from "./forms";
import type { ArithmeticModel } from "./modes";

const { boolean, integer, number, table, text } = outputsOf<ArithmeticModel>();

const optional = true;

/** Reads a form of the result, if the result is shown in several forms. */
const form =
  <T>(read: (value: Rational) => T) =>
  ({ answer: { result, inForms } }: ArithmeticModel) =>
    inForms && result && read(result);

export const outputs = {
  result: number({
    label: "Result",
    digits: 10,
    optional,
    value: ({ answer }) => answer.result && toFiniteNumber(answer.result),
  }),
  fraction: text({ label: "As a fraction", optional, value: form((value) => value.toString()) }),
  decimal: text({ label: "As a decimal", optional, value: form(decimalText) }),
  mixed: text({ label: "As a mixed number", optional, value: form(mixedOrPlain) }),
  terminates: boolean({ label: "The decimal ends", optional, value: form(terminates) }),
  period: integer({
    label: "Digits that repeat",
    optional,
    value: form(safePeriod),
  }),
  ambiguous: boolean({
    label: "Ambiguous",
    optional,
    value: ({ answer }) => answer.reading?.ambiguous,
  }),
  alternative: number({
    label: "Other reading",
    digits: 10,
    optional,
    value: ({ answer }) => answer.reading?.other?.value && toFiniteNumber(answer.reading.other.value),
  }),
  quotient: text({
    label: "Quotient",
    optional,
    value: ({ answer }) => answer.divided && String(answer.divided.quotient),
  }),
  remainder: text({
    label: "Remainder",
    optional,
    value: ({ answer }) => answer.divided && String(answer.divided.remainder),
  }),
  divisionTable: table({
    label: "Long division",
    columns: {
      current: text({ label: "Divide" }),
      digit: integer({ label: "Digit" }),
      product: text({ label: "Digit × divisor" }),
      remainder: text({ label: "Remainder" }),
    },
    value: ({ answer }) =>
      answer.longDivision?.steps.map(({ current, digit, product, remainder }) => ({
        current: String(current),
        digit,
        product: String(product),
        remainder: String(remainder),
      })),
  }),
  product: text({
    label: "Product",
    optional,
    value: ({ answer }) => answer.factors && String(answer.result),
  }),
  partials: table({
    label: "Partial products",
    columns: {
      digit: integer({ label: "Digit" }),
      place: integer({ label: "Zeros added" }),
      partial: text({ label: "Partial product" }),
    },
    value: ({ answer }) =>
      answer.partials?.().map(({ partial, ...line }) => ({ ...line, partial: String(partial) })),
  }),
  gcd: text({
    label: "Greatest common divisor",
    optional,
    value: ({ answer }) => answer.common && String(answer.common.gcd),
  }),
  lcm: text({
    label: "Least common multiple",
    optional,
    value: ({ answer }) => answer.common && String(answer.common.lcm),
  }),
  factorTable: table({
    label: "Prime factors",
    columns: { number: text({ label: "Number" }), factors: text({ label: "Prime factors", optional }) },
    value: ({ answer }) =>
      answer.common?.numbers.map(({ number, text }) => ({ number: String(number), factors: text })),
  }),
  rounded: text({ label: "Rounded", optional, value: ({ answer }) => answer.rounded?.text }),
  roundingTable: table({
    label: "By every rule",
    columns: { rule: text({ label: "Rule" }), rounded: text({ label: "Rounded" }) },
    value: ({ answer }) => answer.rounded?.rules.map(({ rule, text }) => ({ rule, rounded: text })),
  }),
  operationResult: number({
    label: "Result of the operation",
    digits: 10,
    optional,
    advanced: true,
    value: ({ variant, answer: { result, divided } }) =>
      variant === "operation" && !divided ? result && toFiniteNumber(result) : null,
  }),
  conventionTable: table({
    label: "Remainders in programming languages",
    columns: {
      convention: text({ label: "Convention" }),
      quotient: text({ label: "Quotient" }),
      remainder: text({ label: "Remainder" }),
      languages: text({ label: "Used by" }),
    },
    value: ({ answer }) => answer.conventions?.(),
  }),
};

/** The length of the period, or null if it is unknown or exceeds the safe integers. */
function safePeriod(value: Rational): number | null {
  const period = periodLength(value);
  return period !== null && Number.isSafeInteger(period) ? period : null;
}
