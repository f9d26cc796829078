import type { Format } from "../../../core/format";
import { shownExact } from "../../../core/shown-exact";
import { withMinus } from "../../../core/signs";
import { exactText, toFiniteNumber } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import { joinWithAnd } from "../../../math/words/lists";
import type { Ratio } from "./ratio";

/** Maximum number of decimals of a result in a headline. */
const DIGITS = 6;

/** Maximum length of a ratio that is shown as a large figure. */
const LONGEST_FIGURE = 30;

/** A number rounded for a headline, or in full if it is beyond the range of a double. */
export function rounded(value: Rational, format: Format): string {
  const number = toFiniteNumber(value);
  return number === null ? withMinus(exactText(value)) : format.number(number, DIGITS);
}

/** `41.666667, 8.333333 and 50`; with 2 decimals `41.67, 8.33 and 50.00` */
export function listed(values: readonly Rational[], format: Format, decimals: number | null = null): string {
  const texts = values.map((value) =>
    decimals === null ? rounded(value, format) : shareText(value, decimals, format),
  );
  return joinWithAnd(texts);
}

/** A rounded share with all its decimals, as an amount of money is written: `12.50`. */
function shareText(share: Rational, decimals: number, format: Format): string {
  const number = toFiniteNumber(share);
  return number === null ? exactText(share) : format.amount(number, decimals);
}

/** The terms as they were entered: `2.5 : 1/2 : 3`. If that is long, only the number of terms. */
export function given({ terms }: Ratio, format: Format): string {
  const text = terms.map((term) => shownExact(term, format)).join(" : ");
  return text.length > 2 * LONGEST_FIGURE ? `The ratio of ${terms.length} terms` : text;
}

/** A ratio as a figure, or as text if it is long. */
export function ratioFigure(text: string): { readonly figure: string; readonly text?: string } {
  return text.length > LONGEST_FIGURE ? { figure: text, text } : { figure: text };
}
