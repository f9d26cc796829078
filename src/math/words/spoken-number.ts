/** Numbers in words before a unit: `ten miles`, `half an hour`, `two and a half hours`. */
import { Rational } from "../numbers/rational";
import { UnreadableWords, wordsValue } from "./read-words";
import { isCardinalWord } from "./word-meanings";

/** Maximum number of words of a number. */
const MAX_WORDS = 12;

/**
 * Reads the number words at the beginning of a text, if a unit follows them. “A” and “an” before the unit are part of
 * them. Null if there are none.
 *
 * @param isUnit whether a text begins with a unit
 */
export function spokenNumber(
  text: string,
  isUnit: (text: string) => boolean,
): { readonly value: Rational; readonly length: number } | null {
  const words = [...text.matchAll(/[\p{L}-]+(?= )/gu)].slice(0, MAX_WORDS);
  if (words[0]?.index !== 0 || !isCardinalWord((words[0][0] as string).split("-")[0] as string)) return null;
  for (const { 0: last, index } of words.toReversed()) {
    const end = index + last.length;
    const value = spokenValue(text.slice(0, end));
    if (!value) continue;
    const article = /^ (?:of )?(?:an? )?/i.exec(text.slice(end))?.[0] ?? " ";
    if (isUnit(text.slice(end + article.length))) return { value, length: end + article.length };
  }
  return null;
}

/** The value of number words; null if they are none. “A” is one. */
function spokenValue(words: string): Rational | null {
  if (/^an?$/i.test(words)) return Rational.ONE;
  try {
    return wordsValue(words).value;
  } catch (error) {
    if (error instanceof UnreadableWords) return null;
    throw error;
  }
}
