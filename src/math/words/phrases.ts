/** Capitalizes and shortens words for sentences. */

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
