import { outputsOf } from "../../../core/outputs";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import type { RatioModel } from "./questions";

const { boolean, choice, integer, number, percent, table, text } = outputsOf<RatioModel>();

const optional = { optional: true } as const;
const double = { digits: 10, ...optional } as const;
const toDouble = (value: Rational | null | undefined) => value && toFiniteNumber(value);

export const outputs = {
  simplified: text({ label: "In whole numbers", ...optional, value: ({ answer }) => answer.ratio?.text() }),
  gcd: text({
    label: "Factor divided out",
    ...optional,
    value: ({ answer: { ratio } }) => ratio && String(ratio.divisor),
  }),
  unitRatio: text({ label: "With first term 1", ...optional, value: ({ answer }) => answer.ratio?.unitText }),
  decimalValue: number({
    label: "First ÷ second term",
    ...double,
    value: ({ answer }) => toDouble(answer.ratio?.value),
  }),
  totalParts: number({
    label: "Total parts",
    ...double,
    value: ({ answer: { ratio } }) => ratio && toFiniteNumber(Rational.of(ratio.total)),
  }),
  parts: table({
    label: "Parts",
    columns: {
      part: integer({ label: "Part" }),
      ratio: text({ label: "Ratio" }),
      fraction: text({ label: "Fraction" }),
      percent: percent({ label: "Percent", digits: 4 }),
      share: number({ label: "Share", ...double }),
      shareExact: text({ label: "Exact share", ...optional }),
      roundedShare: number({ label: "Rounded share", ...double }),
    },
    value: ({ answer: { ratio, shares } }) =>
      ratio?.parts.map((part, i) => {
        const fraction = ratio.fraction(i);
        const share = shares?.exact[i];
        return {
          part: i + 1,
          ratio: String(part),
          fraction: fraction.toString(),
          percent: fraction.multiply(Rational.of(100)).toNumber(),
          share: toDouble(share) ?? null,
          shareExact: share ? exactText(share) : null,
          roundedShare: toDouble(shares?.rounded?.[i]) ?? null,
        };
      }),
  }),
  sharesTotal: number({
    label: "Total of the shares",
    ...double,
    value: ({ answer }) => toDouble(answer.shares?.total),
  }),
  a: number({ label: "Term a", ...double, value: ({ answer }) => toDouble(answer.proportion?.a) }),
  b: number({ label: "Term b", ...double, value: ({ answer }) => toDouble(answer.proportion?.b) }),
  c: number({ label: "Term c", ...double, value: ({ answer }) => toDouble(answer.proportion?.c) }),
  d: number({ label: "Term d", ...double, value: ({ answer }) => toDouble(answer.proportion?.d) }),
  unknownExact: text({
    label: "Exact value",
    ...optional,
    value: ({ answer: { found } }) => found && exactText(found),
  }),
  constant: number({
    label: "Constant of proportionality",
    ...double,
    value: ({ answer }) => toDouble(answer.constant),
  }),
  equivalents: table({
    label: "Equal ratios",
    columns: { multiplier: integer({ label: "Multiplier" }), ratio: text({ label: "Ratio" }) },
    value: ({ answer: { ratio, count } }) =>
      ratio &&
      Array.from({ length: count ?? 0 }, (_, i) => ({ multiplier: i + 1, ratio: ratio.text(i + 1) })),
  }),
  scaled: table({
    label: "Scaled",
    columns: {
      part: integer({ label: "Part" }),
      value: number({ label: "Value", ...double }),
      valueExact: text({ label: "Exact value" }),
    },
    value: ({ answer: { scaled } }) =>
      scaled?.values.map((value, i) => ({
        part: i + 1,
        value: toFiniteNumber(value),
        valueExact: exactText(value),
      })),
  }),
  scaleFactor: number({
    label: "Scale factor",
    ...double,
    value: ({ answer }) => toDouble(answer.scaled?.factor),
  }),
  combined: text({
    label: "Combined",
    ...optional,
    value: ({ answer }) => (answer.combined ? answer.ratio?.text() : null),
  }),
  equal: boolean({
    label: "Equal",
    ...optional,
    value: ({ answer: { comparison } }) => comparison && comparison.greater === "equal",
  }),
  greater: choice({
    label: "Greater",
    options: { first: "First", second: "Second", equal: "Equal" },
    ...optional,
    value: ({ answer }) => answer.comparison?.greater,
  }),
  valueDifference: number({
    label: "First value − second value",
    ...double,
    value: ({ answer }) => toDouble(answer.comparison?.difference),
  }),
  matchingRatio: text({
    label: "Second ratio that would be equal",
    ...optional,
    value: ({ answer }) => answer.comparison?.match,
  }),
  firstShare: number({
    label: "Share of part 1",
    ...double,
    advanced: true,
    value: ({ answer }) => toDouble(answer.shares?.exact[0]),
  }),
};
