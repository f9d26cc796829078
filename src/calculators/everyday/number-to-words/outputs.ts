import { outputsOf } from "../../../core/outputs";
import { plainDecimal } from "../../../math/numbers/decimal-text";
import { shortOrdinal } from "../../../math/words/ordinal";
import type { NumberInWords } from "./kinds";
import { numeralOf } from "./roman";

const { number, table, text } = outputsOf<NumberInWords>();

export const outputs = {
  words: text({ label: "In words", optional: true, value: ({ answer }) => answer.words }),
  grouped: text({ label: "In digits", value: ({ answer }) => answer.digits() }),
  value: number({
    label: "Value",
    digits: 15,
    optional: true,
    value({ answer }) {
      const value = Number(plainDecimal(answer.number));
      return Number.isFinite(value) ? value : null;
    },
  }),
  numberText: text({
    label: "Plain digits",
    optional: true,
    value: ({ variant, answer }) =>
      variant === "words-to-number" || variant === "roman-to-number" ? plainDecimal(answer.number) : null,
  }),
  ordinalShort: text({
    label: "Short",
    optional: true,
    value: ({ variant, answer }) => (variant === "ordinal" ? shortOrdinal(answer.number.whole) : null),
  }),
  roman: text({
    label: "Roman numeral",
    optional: true,
    value: ({ variant, answer }) =>
      variant === "roman" || variant === "roman-to-number" ? numeralOf(answer) : null,
  }),
  breakdown: table({
    label: "Groups",
    columns: {
      digits: text({ label: "Digits" }),
      value: text({ label: "Value" }),
      name: text({ label: "Name", optional: true }),
    },
    value: ({ answer }) => answer.rows(),
  }),
};
