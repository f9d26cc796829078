/** The texts of a number: fraction, mixed number and decimal. */
import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Rational } from "../../../math/numbers/rational";
import { cutText, repeatingText } from "../../../math/numbers/repeating-decimal";
import { mixedText } from "../../../math/numbers/significant";
import { groupDigits } from "../../../math/numbers/write-number";

/** Longer periods are not written out. */
const LONGEST_PERIOD = 200;

/** Decimals of a number whose period is longer. */
const CUT_DECIMALS = 50;

/** Longer texts do not fit a line. */
const LONGEST_FIGURE = 30;

/** All digits where the decimal ends; else the period in parentheses, or the first digits. */
export function decimalText(value: Rational): string {
  return (
    repeatingText(value, { prefix: Number.POSITIVE_INFINITY, period: LONGEST_PERIOD }) ??
    cutText(value, CUT_DECIMALS)
  );
}

/** `-3 1/2`; proper fractions and whole numbers as they are. */
export function mixedOrPlain(value: Rational): string {
  return mixedText(value) ?? value.toString();
}

/** Plain digits grouped, where they are no more than a person reads in groups. */
export function grouped(text: string, { grouping }: Format): string {
  const match = /^(-?)(\d{1,15})((?:\.[\d()]+…?)?)$/.exec(text);
  if (!match) return text;
  const [, sign, whole = "", rest] = match;
  return `${sign}${groupDigits(whole, grouping)}${rest}`;
}

/** `2/3 + 5/6 = 3/2 = 1 1/2 = 1.5`: the form that was asked for first. */
export function formsHeadline(
  before: string,
  value: Rational,
  isFractional: boolean,
  format: Format,
): Headline {
  const decimal = decimalText(value);
  const forms = isFractional
    ? [value.toString(), mixedOrPlain(value), decimal]
    : [decimal, value.toString(), mixedOrPlain(value)];
  const [first = "", ...others] = [...new Set(forms)];
  const after = others
    .filter((text) => text.length <= LONGEST_FIGURE)
    .map((text) => `= ${grouped(text, format)}`);
  return {
    label: "Result",
    before,
    ...figureOf(grouped(first, format)),
    ...(after.length > 0 && { after: after.join(" ") }),
  };
}

/** A figure, or a text where it is long. */
export function figureOf(text: string): Pick<Headline, "figure" | "text"> {
  return text.length > LONGEST_FIGURE ? { figure: text, text } : { figure: text };
}

/** What was asked, on one line of a sentence. */
export function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/** A number in a step of the working; a very long one is told by its length. */
export function stepText(text: string): string {
  if (text.length <= 60) return text;
  return `number of ${text.replace(/\D/g, "").length} digits (${text.slice(0, 20)}…)`;
}
