/** Ordinal numbers, in words (from the cardinal) and abbreviated. */

const IRREGULAR: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** Only the last word of a number changes: `twenty-one` becomes `twenty-first`, `one lakh` becomes `one lakhth`. */
export function ordinalWords(cardinal: string): string {
  return cardinal.replace(/[a-z]+$/, ordinalWord);
}

function ordinalWord(word: string): string {
  return IRREGULAR[word] ?? (word.endsWith("y") ? `${word.slice(0, -1)}ieth` : `${word}th`);
}

/**
 * Writes `21st` or `112th`.
 *
 * @param whole plain digits
 */
export function shortOrdinal(whole: string): string {
  const last = Number(whole.slice(-2));
  const teen = last >= 10 && last <= 20;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][last % 10] ?? "th");
  return whole + suffix;
}
