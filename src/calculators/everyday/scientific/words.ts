/** Shortens texts for the headline and the working. */

/** Decimals of the headline figure. */
export const HEADLINE_DECIMALS = 10;

/** Maximum length of a text in a step of the working. */
const LONGEST_TEXT = 2000;

/** An expression on one line, truncated for use in a sentence. */
export function shortened(expression: string): string {
  const line = expression.trim().replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

export function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
