import { outputsOf } from "../../../core/outputs";
import { withMinus } from "../../../core/signs";
import { plainDecimal } from "../../../math/numbers/decimal-text";
import { finiteOrNull } from "../../../math/numbers/finite";
import { shortOrdinal } from "../../../math/words/ordinal";
import type { NumberInWords } from "./kinds";
import { numeralOf } from "./roman";

const { number, table, text } = outputsOf<NumberInWords>();

export const outputs = {
  words: text("In words", { optional: true, shown: "elsewhere", value: ({ answer }) => answer.words }),
  grouped: text("In digits", {
    written: withMinus,
    // A year has no commas.
    value: ({ variant, answer }) => (variant === "year" ? plainDecimal(answer.number) : answer.digits()),
  }),
  value: number("Value", {
    digits: 15,
    optional: true,
    shown: "elsewhere",
    value({ answer }) {
      const value = Number(plainDecimal(answer.number));
      return finiteOrNull(value);
    },
  }),
  numberText: text("Plain digits", {
    optional: true,
    value: ({ variant, answer }) =>
      variant === "words-to-number" || variant === "roman-to-number" ? plainDecimal(answer.number) : null,
  }),
  ordinalShort: text("Short", {
    optional: true,
    value: ({ variant, answer }) => (variant === "ordinal" ? shortOrdinal(answer.number.whole) : null),
  }),
  roman: text("Roman numeral", {
    optional: true,
    value: ({ variant, answer }) => (variant === "roman" || variant === "roman-to-number" ? numeralOf(answer) : null),
  }),
  breakdown: table("Groups", {
    shown: "elsewhere",
    columns: {
      digits: text("Digits"),
      value: text("Value"),
      name: text("Name", { optional: true }),
    },
    value: ({ answer }) => answer.rows(),
  }),
};
