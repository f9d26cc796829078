import { capitalized } from "./phrases";

export type LetterCase = "lower" | "sentence" | "title" | "upper";

/**
 * Changes the case of lowercase words. In title case every word and both parts of a hyphenated word are capitalized,
 * except “and”.
 */
export function inLetterCase(words: string, letterCase: LetterCase): string {
  switch (letterCase) {
    case "lower":
      return words;
    case "sentence":
      return capitalized(words);
    case "title":
      return words.replace(/[a-z]+/g, (word) => (word === "and" ? word : capitalized(word)));
    case "upper":
      return words.toUpperCase();
  }
}
