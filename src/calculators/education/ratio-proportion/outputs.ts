import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import type { RatioModel } from "./questions";

const { boolean, choice, integer, number, percent, table, text } = outputsOf<RatioModel>();

const optional = { optional: true } as const;
const double = { digits: 10, ...optional } as const;

export const outputs = {
  simplified: text("In whole numbers", {
    ...optional,
    shown: ({ variant }) => first(variant === "share" || variant === "equivalent"),
    value: ({ answer }) => answer.ratio?.text(),
  }),
  gcd: text("Factor divided out", {
    ...optional,
    shown: ({ variant }) => first(variant === "simplify"),
    value: ({ answer: { ratio } }) => ratio && String(ratio.divisor),
  }),
  unitRatio: text("With first term 1", {
    ...optional,
    shown: ({ variant }) => first(variant === "simplify" || variant === "equivalent" || variant === "combine"),
    value: ({ answer }) => answer.ratio?.unitText,
  }),
  decimalValue: number("First ÷ second term", {
    ...double,
    value: ({ answer }) => toFiniteNumber(answer.ratio?.value),
  }),
  totalParts: number("Total parts", {
    ...double,
    shown: ({ variant }) => (variant === "share" ? "first" : "elsewhere"),
    value: ({ answer: { ratio } }) => ratio && toFiniteNumber(Rational.of(ratio.total)),
  }),
  parts: table("Parts", {
    columns: {
      part: integer("Part"),
      ratio: text("Ratio"),
      fraction: text("Fraction"),
      percent: percent("Percent", { digits: 2 }),
      share: number("Share", { ...double }),
      shareExact: text("Exact share", { ...optional }),
      roundedShare: number("Rounded share", {
        ...double,
        digits: (share, { shareDecimals }, format) => format.amount(share, Number(shareDecimals)),
      }),
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
          share: toFiniteNumber(share) ?? null,
          shareExact: share ? exactText(share) : null,
          roundedShare: toFiniteNumber(shares?.rounded?.[i]) ?? null,
        };
      }),
  }),
  sharesTotal: number("Total of the shares", {
    ...double,
    shown: "more",
    value: ({ answer }) => toFiniteNumber(answer.shares?.total),
  }),
  a: number("Term a", { ...double, shown: "elsewhere", value: ({ answer }) => toFiniteNumber(answer.proportion?.a) }),
  b: number("Term b", { ...double, shown: "elsewhere", value: ({ answer }) => toFiniteNumber(answer.proportion?.b) }),
  c: number("Term c", { ...double, shown: "elsewhere", value: ({ answer }) => toFiniteNumber(answer.proportion?.c) }),
  d: number("Term d", { ...double, shown: "elsewhere", value: ({ answer }) => toFiniteNumber(answer.proportion?.d) }),
  unknownExact: text("Exact value", { ...optional, value: ({ answer: { found } }) => found && exactText(found) }),
  constant: number("Constant of proportionality", {
    ...double,
    value: ({ answer }) => toFiniteNumber(answer.constant),
  }),
  equivalents: table("Equal ratios", {
    columns: { multiplier: integer("Multiplier"), ratio: text("Ratio") },
    value: ({ answer: { ratio, count } }) =>
      ratio && Array.from({ length: count ?? 0 }, (_, i) => ({ multiplier: i + 1, ratio: ratio.text(i + 1) })),
  }),
  scaled: table("Scaled", {
    columns: {
      part: integer("Part"),
      value: number("Value", { ...double }),
      valueExact: text("Exact value"),
    },
    value: ({ answer: { scaled } }) =>
      scaled?.values.map((value, i) => ({
        part: i + 1,
        value: toFiniteNumber(value),
        valueExact: exactText(value),
      })),
  }),
  scaleFactor: number("Scale factor", { ...double, value: ({ answer }) => toFiniteNumber(answer.scaled?.factor) }),
  combined: text("Combined", {
    ...optional,
    shown: "elsewhere",
    value: ({ answer }) => (answer.combined ? answer.ratio?.text() : null),
  }),
  equal: boolean("Equal", {
    ...optional,
    shown: "elsewhere",
    value: ({ answer: { comparison } }) => comparison && comparison.greater === "equal",
  }),
  greater: choice("Greater", {
    options: { first: "First", second: "Second", equal: "Equal" },
    ...optional,
    shown: "elsewhere",
    value: ({ answer }) => answer.comparison?.greater,
  }),
  valueDifference: number("First value − second value", {
    ...double,
    value: ({ answer }) => toFiniteNumber(answer.comparison?.difference),
  }),
  matchingRatio: text("Second ratio that would be equal", {
    ...optional,
    value: ({ answer }) => answer.comparison?.match,
  }),
  firstShare: number("Share of part 1", {
    ...double,
    shown: "more",
    solve: true,
    value: ({ answer }) => toFiniteNumber(answer.shares?.exact[0]),
  }),
};
