/** Shortens texts for the headline and the working. */
import { withMinus } from "../../../core/signs";
import { onOneLine, shortened } from "../../../math/words/phrases";

/** Decimals of the headline figure. */
export const HEADLINE_DECIMALS = 10;

/** Maximum length of a text in a step of the working. */
const LONGEST_TEXT = 2000;

/** An expression on one line, truncated for use in a sentence. */
export function expressionInSentence(expression: string): string {
  return withMinus(onOneLine(expression, 80));
}

/** A text in a step of the working. */
export function textInStep(text: string): string {
  return shortened(text, LONGEST_TEXT);
}
