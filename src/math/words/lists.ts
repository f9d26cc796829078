/** Lists in sentences. */

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
