import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
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

/** The nearest double, or null if the fraction is beyond its range. */
const double = (value: Rational | undefined) => value && toFiniteNumber(value);

export const outputs = {
  result: number({
    label: "Result",
    unit: by("mode", PERCENT_RESULT, ""),
    ...optional,
    value: ({ answer }) => double(answer.result),
  }),
  resultExact: text({
    label: "Exact value",
    optional: true,
    value: ({ answer }) => answer.result && exactText(answer.result),
  }),
  difference: number({
    label: "Difference",
    ...optional,
    value: ({ answer }) => double(answer.difference),
  }),
  multiplier: number({
    label: "Multiplier",
    ...optional,
    value: ({ answer }) => double(answer.multiplier),
  }),
  relativeChange: percent({
    label: "Relative change",
    ...optional,
    value: ({ answer }) => double(answer.relativeChange),
  }),
  basisPoints: number({
    label: "Basis points",
    ...optional,
    value: ({ answer }) => double(answer.basisPoints),
  }),
  signedError: percent({
    label: "Signed error",
    ...optional,
    value: ({ answer }) => double(answer.signedError),
  }),
  markupPercent: percent({
    label: "Markup on cost",
    ...optional,
    value: ({ answer }) => double(answer.markup),
  }),
  marginPercent: percent({
    label: "Margin on price",
    ...optional,
    value: ({ variant, answer }) => (variant === "margin" ? double(answer.result) : null),
  }),
  finalValue: number({
    label: "Final value",
    ...optional,
    value: ({ answer }) => double(answer.finalValue),
  }),
  netPercent: percent({
    label: "Net change",
    ...optional,
    value: ({ answer }) => double(answer.netPercent),
  }),
  netPercentExact: text({
    label: "Exact net change",
    optional: true,
    value: ({ answer }) => answer.netPercent && exactText(answer.netPercent),
  }),
  chainTable: table({
    label: "Step by step",
    columns: {
      percent: percent({ label: "Change", digits: 10 }),
      before: number({ label: "Before", digits: 10, optional: true }),
      after: number({ label: "After", digits: 10, optional: true }),
    },
    value: ({ answer }) =>
      answer.chain?.map(({ change, before, after }) => ({
        percent: change.toNumber(),
        before: toFiniteNumber(before),
        after: toFiniteNumber(after),
      })),
  }),
  asPercent: text({
    label: "As percent",
    optional: true,
    value: ({ variant, answer }) =>
      variant === "convert" && answer.result ? exactText(answer.result) : null,
  }),
  asDecimal: text({
    label: "As decimal",
    optional: true,
    value: ({ variant, inputs }) => (variant === "convert" ? exactText(inputs.x) : null),
  }),
  asFraction: text({
    label: "As fraction",
    optional: true,
    value: ({ variant, inputs }) => (variant === "convert" ? inputs.x.toString() : null),
  }),
};
