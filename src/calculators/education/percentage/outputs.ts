import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import { MINUS } from "../../../math/numbers/write-number";
import type { PercentageModel } from "./questions";

const { number, percent, table, text } = outputsOf<PercentageModel>();

/** Modes whose result is a percentage. */
const PERCENT_RESULT = {
  "what-percent": "%",
  change: "%",
  difference: "%",
  error: "%",
  margin: "%",
  convert: "%",
};

const optional = { digits: 10, optional: true } as const;

/** Exact numbers, as text. */
const exact = { optional: true, written: (text: string) => text.replace("-", MINUS) } as const;

export const outputs = {
  result: number("Result", {
    unit: by("mode", PERCENT_RESULT, ""),
    ...optional,
    shown: "elsewhere",
    solve: true,
    value: ({ answer }) => toFiniteNumber(answer.result),
  }),
  resultExact: text("Exact value", {
    ...exact,
    value: ({ answer }) => answer.result && exactText(answer.result),
  }),
  difference: number("Difference", {
    ...optional,
    solve: true,
    value: ({ answer }) => toFiniteNumber(answer.difference),
  }),
  multiplier: number("Multiplier", { ...optional, value: ({ answer }) => toFiniteNumber(answer.multiplier) }),
  relativeChange: percent("Relative change", {
    ...optional,
    value: ({ answer }) => toFiniteNumber(answer.relativeChange),
  }),
  basisPoints: number("Basis points", { ...optional, value: ({ answer }) => toFiniteNumber(answer.basisPoints) }),
  signedError: percent("Signed error", { ...optional, value: ({ answer }) => toFiniteNumber(answer.signedError) }),
  markupPercent: percent("Markup on cost", { ...optional, value: ({ answer }) => toFiniteNumber(answer.markup) }),
  marginPercent: percent("Margin on price", {
    ...optional,
    value: ({ variant, answer }) => (variant === "margin" ? toFiniteNumber(answer.result) : null),
  }),
  finalValue: number("Final value", {
    ...optional,
    solve: true,
    value: ({ answer }) => toFiniteNumber(answer.finalValue),
  }),
  netPercent: percent("Net change", { ...optional, value: ({ answer }) => toFiniteNumber(answer.netPercent) }),
  netPercentExact: text("Exact net change", {
    ...exact,
    value: ({ answer }) => answer.netPercent && exactText(answer.netPercent),
  }),
  chainTable: table("Step by step", {
    columns: {
      percent: percent("Change", { digits: 10 }),
      before: number("Before", optional),
      after: number("After", optional),
    },
    value: ({ answer }) =>
      answer.chain?.map(({ change, before, after }) => ({
        percent: change.toNumber(),
        before: toFiniteNumber(before),
        after: toFiniteNumber(after),
      })),
  }),
  asPercent: text("As percent", {
    ...exact,
    shown: "elsewhere",
    value: ({ variant, answer }) => (variant === "convert" && answer.result ? exactText(answer.result) : null),
  }),
  asDecimal: text("As decimal", {
    ...exact,
    value: ({ variant, inputs }) => (variant === "convert" ? exactText(inputs.x) : null),
  }),
  asFraction: text("As fraction", {
    ...exact,
    value: ({ variant, inputs }) => (variant === "convert" ? inputs.x.toString() : null),
  }),
};
