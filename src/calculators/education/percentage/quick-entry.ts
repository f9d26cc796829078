/** Reads a free sentence, such as “20% off 1,250” or “45 is what % of 360”, as mode, x and y. */

const NUMBER = String.raw`(-?[\d.,/]+(?: \d+/\d+)?)`;

/** Patterns in the order in which they are tried; the texts of x and y are the named groups. */
const SENTENCES: readonly (readonly [pattern: string, mode: string])[] = [
  [`^(?:what is )?${n("x")} ?(?:%|percent) ?off (?:of )?${n("y")}$`, "decrease"],
  [`^(?:what is )?${n("x")} ?(?:%|percent) of ${n("y")}$`, "of"],
  [`^${n("x")} is (?:what|how many) ?(?:%|percent) of ${n("y")}$`, "what-percent"],
  [`^what ?(?:%|percent) of ${n("y")} is ${n("x")}$`, "what-percent"],
  [`^${n("x")} (?:out )?of ${n("y")}(?: in (?:%|percent))?$`, "what-percent"],
  [`^${n("x")} is ${n("y")} ?(?:%|percent) of what$`, "whole"],
  [`^(?:from )?${n("x")} ?(?:%|percent) to ${n("y")} ?(?:%|percent)$`, "points"],
  [`^(?:from )?${n("x")} (?:to|->|→) ${n("y")}$`, "change"],
  [`^${n("y")} ?(?:\\+|plus|raised by|increased by) ?${n("x")} ?(?:%|percent)$`, "increase"],
  [`^${n("y")} ?(?:-|−|minus|less|lowered by|decreased by) ?${n("x")} ?(?:%|percent)$`, "decrease"],
  [`^${n("x")} ?(?:%|percent) (?:more than|on top of) ${n("y")}$`, "increase"],
  [`^${n("x")} (?:as|in) (?:a )?(?:%|percent|percentage)$`, "convert"],
];

function n(name: string): string {
  return NUMBER.replace("(", `(?<${name}>`);
}

const PATTERNS = SENTENCES.map(([pattern, mode]) => ({ pattern: new RegExp(pattern, "i"), mode }));

/** The inputs that a sentence stands for, or null if it cannot be read. */
export function readSentence(sentence: string): Record<string, string> | null {
  const plain = sentence
    .trim()
    .replace(/[?.]$/, "")
    .replace(/[$€£₹]/g, "")
    .replace(/\s+/g, " ");
  for (const { pattern, mode } of PATTERNS) {
    const groups = pattern.exec(plain)?.groups;
    if (groups) return { mode, ...groups };
  }
  return null;
}
