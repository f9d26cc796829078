/** Texts of the sentence and the working, no longer than a line. */

/** Decimals of the large figure. */
export const HEADLINE_DECIMALS = 10;

/** Longer texts than this do not fit a line of the working. */
const LONGEST_TEXT = 2000;

/** An expression on one line of a sentence. */
export function shortened(expression: string): string {
  const line = expression.trim().replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

export function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
