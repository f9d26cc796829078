import type { Format } from "../../../core/format";
import { shownExact } from "../../../core/shown-exact";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import type { Ratio } from "./ratio";

/** Decimals of a result in a sentence. */
const DIGITS = 6;

/** The longest ratio that is shown large. */
const LONGEST_FIGURE = 30;

/** A number rounded for a sentence; beyond the range of a double, digit by digit. */
export function rounded(value: Rational, format: Format): string {
  const number = toFiniteNumber(value);
  return number === null ? exactText(value) : format.number(number, DIGITS);
}

/** `41.67, 8.33 and 50` */
export function listed(values: readonly Rational[], format: Format): string {
  const texts = values.map((value) => rounded(value, format));
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}

/** The terms as they were given: `2.5 : 1/2 : 3`; of many, only how many. */
export function given({ terms }: Ratio, format: Format): string {
  const text = terms.map((term) => shownExact(term, format)).join(" : ");
  return text.length > 2 * LONGEST_FIGURE ? `The ratio of ${terms.length} terms` : text;
}

/** A ratio as a figure, or as a text where it is long. */
export function ratioFigure(text: string): { readonly figure: string; readonly text?: string } {
  return text.length > LONGEST_FIGURE ? { figure: text, text } : { figure: text };
}
