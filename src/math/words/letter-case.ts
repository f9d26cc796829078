export type LetterCase = "lower" | "sentence" | "title" | "upper";

/** Words in lower case in other letters; in a title every word and each side of a hyphen is large, but not “and”. */
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

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
