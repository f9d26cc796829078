/** The fractions in number words. */
import { Rational } from "../numbers/rational";
import { partOf, type Word, wrong } from "./word-meanings";

/**
 * Joins the words of each fraction: `three quarters` and `a half` are one word, and so is the `half a` of `half a
 * million`. A singular that may be an ordinal is a fraction only after “a”, or if it cannot be the end of an ordinal:
 * `a hundredth` and `one third`, but not `one hundredth`.
 */
export function withParts(words: readonly Word[], evaluate: (words: readonly Word[]) => Rational): Word[] {
  const joined: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const denominator = partOf(word.text);
    const start = denominator === undefined ? -1 : counterAt(joined, word.text);
    if (word.meaning.kind === "part" && start < 0) throw wrong(word.text, word.place, "needs a number before it");
    if (denominator === undefined || start < 0) {
      joined.push(word);
      continue;
    }
    const counter = joined.splice(start);
    const [first = word] = counter;
    const count = /^an?$|^$/.test(counter.map(({ text }) => text).join(" ")) ? Rational.ONE : evaluate(counter);
    const value = count.divide(Rational.of(denominator));
    // “One hundred and thirty fifths” could be 26 or 106.
    const isWhole = (joined.at(-1)?.meaning.kind ?? "sign") === "sign";
    if (!isWhole && value.compare(Rational.ONE) >= 0)
      throw wrong(word.text, word.place, "needs a smaller number before it");
    const after = words.slice(i + 1).findIndex(({ meaning }) => meaning.kind !== "of" && meaning.kind !== "a");
    const next = after < 0 ? undefined : words[i + 1 + after];
    const isOfScale = next && ["hundred", "scale", "dozen"].includes(next.meaning.kind);
    const skipped = isOfScale ? words.slice(i + 1, i + 1 + after) : [];
    i += skipped.length;
    const text = [...counter, word, ...skipped].map(({ text }) => text).join(" ");
    joined.push({ text, meaning: { kind: "part", value }, place: first.place });
  }
  return joined;
}

/** Where the number begins that counts a fraction with this name; −1 if the word is none. */
function counterAt(before: readonly Word[], part: string): number {
  const and = before.findLastIndex(({ meaning }) => meaning.kind === "and" || meaning.kind === "sign");
  const counter = before.slice(and + 1);
  const [only, ...more] = counter;
  const isPlural = part.endsWith("s");
  if (/^(?:half|quarter)/.test(part)) return counter.length === 0 && isPlural ? -1 : and + 1;
  if (!only) return -1;
  if (isPlural) return isPlainCounter(counter) ? and + 1 : -1;
  if (more.length > 0) return -1;
  const isOrdinal = /(?:hundred|thousand|illion)th/.test(part);
  return only.meaning.kind === "a" || (only.text === "one" && !isOrdinal) ? and + 1 : -1;
}

/** Whether these words count parts, and none of them belongs to the denominator, as in thirty-fifths. */
function isPlainCounter(words: readonly Word[]): boolean {
  const kinds = words.map(({ meaning }) => meaning.kind).join(" ");
  return /^(?:number|unit|teen|ten unit)$/.test(kinds);
}
