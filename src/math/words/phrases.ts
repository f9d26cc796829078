/** Joins, capitalizes and shortens words for sentences. */

/** `a`, `a or b`, `a, b or c` */
export function joinWithOr(words: readonly string[]): string {
  return joined(words, "or");
}

/** `a`, `a and b`, `a, b and c` */
export function joinWithAnd(words: readonly string[]): string {
  return joined(words, "and");
}

function joined(words: readonly string[], conjunction: string): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}

/** The words with a capital first letter. */
export function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * The text, or its first characters and `…` if it is longer than that: 40 is for texts quoted in a message. The two
 * halves of a character outside the basic plane are not separated.
 */
export function shortened(text: string, length = 40): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
}

/** The text on one line, shortened. */
export function onOneLine(text: string, length = 40): string {
  return shortened(text.trim().replace(/\s+/g, " "), length);
}
