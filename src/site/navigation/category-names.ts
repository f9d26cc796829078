/**
 * A category's heading, where its name alone says too little: `Date & time calculators`, `Developer tools`.
 */
export function categoryHeading(name: string): string {
  const words = name[0] + lowerWords(name.slice(1));
  return /(Tools|Utilities)$/.test(name) ? words : `${words} calculators`;
}

/** The same in a sentence: `date & time calculators`, `developer tools`. */
export function categoryMidSentence(name: string): string {
  const heading = categoryHeading(name);
  return lowerWords(heading[0] ?? "") + heading.slice(1);
}

/**
 * A name in lowercase, except abbreviations and words with digits: `home loan EMI`, `Base64 encoder/decoder`.
 */
export function lowerWords(name: string): string {
  return name.replace(/[^\s/]+/g, (word) => (/^[A-Z]{2}|\d/.test(word) ? word : word.toLowerCase()));
}

/** A calculator’s name among others: `Mortgage`, `Unit`. */
export function shortName(name: string): string {
  return name.replace(/ (Calculator|Converter|Generator|Solver)s?$/, "");
}
