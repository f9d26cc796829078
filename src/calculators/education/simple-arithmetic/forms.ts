/** The forms of a number as text: fraction, mixed number and decimal. */
import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { withMinus } from "../../../core/signs";
import type { Rational } from "../../../math/numbers/rational";
import { cutText, repeatingText } from "../../../math/numbers/repeating-decimal";
import { mixedText } from "../../../math/numbers/significant";
import { groupDigits, MINUS } from "../../../math/numbers/write-number";
import { onOneLine } from "../../../math/words/phrases";

/** Longer periods are not written out. */
const LONGEST_PERIOD = 200;

/** Number of decimals shown if the period is longer than that. */
const CUT_DECIMALS = 50;

/** Longer texts do not fit on a line. */
const LONGEST_FIGURE = 30;

/** All digits if the decimal ends; otherwise with the period in parentheses, or cut off if that is too long. */
export function decimalText(value: Rational): string {
  return (
    repeatingText(value, { prefix: Number.POSITIVE_INFINITY, period: LONGEST_PERIOD }) ?? cutText(value, CUT_DECIMALS)
  );
}

/** `-3 1/2`; proper fractions and whole numbers are written as usual. */
export function mixedOrPlain(value: Rational): string {
  return mixedText(value) ?? value.toString();
}

/** With a minus sign, and with the digits of plain numbers with up to 15 whole digits grouped. */
export function grouped(text: string, { grouping }: Format): string {
  const match = /^(-?)(\d{1,15})((?:\.[\d()]+…?)?)$/.exec(text);
  if (!match) return withMinus(text);
  const [, sign, whole = "", rest] = match;
  return `${sign && MINUS}${groupDigits(whole, grouping)}${rest}`;
}

/** `2/3 + 5/6 = 3/2 = 1 1/2 = 1.5`: the form of the input first. */
export function formsHeadline(before: string, value: Rational, isFractional: boolean, format: Format): Headline {
  const decimal = decimalText(value);
  const forms = isFractional
    ? [value.toString(), mixedOrPlain(value), decimal]
    : [decimal, value.toString(), mixedOrPlain(value)];
  const [first = "", ...others] = [...new Set(forms)];
  const after = others.filter((text) => text.length <= LONGEST_FIGURE).map((text) => `= ${grouped(text, format)}`);
  const shown = grouped(first, format);
  return {
    label: "Result",
    // A number on its own is not said to equal itself.
    ...(before !== `${shown} =` && { before }),
    ...figureOf(shown),
    ...(after.length > 0 && { after: after.join(" ") }),
  };
}

/** A headline figure, marked as a text if it is long. */
export function figureOf(text: string): Pick<Headline, "figure" | "text"> {
  return text.length > LONGEST_FIGURE ? { figure: text, text } : { figure: text };
}

/** The input on a single line, cut off if it is long. */
export function textInSentence(text: string): string {
  return onOneLine(text, 80);
}

/** A number in a step of the working; a very long one is replaced by its number of digits and its beginning. */
export function stepText(text: string): string {
  if (text.length <= 60) return text;
  return `number of ${text.replace(/\D/g, "").length} digits (${text.slice(0, 20)}…)`;
}
