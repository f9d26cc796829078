/** A question as words with their places, so that parts keep the letter case and spaces that were written. */
import { toAscii } from "../math/numbers/grouping";

export interface Word {
  /** In lowercase and without punctuation around it. */
  readonly text: string;
  readonly start: number;
  /** Without punctuation at its end. */
  readonly end: number;
}

export interface Question {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Longer questions are texts. */
export const LONGEST_QUESTION = 200;

const PER = /(?<=\d|\d[kmb]|lakhs?)\/(month|mo|year|yr|week|wk|day|hour|hr|kwh|unit|gallon|gal|liter|litre|gram)\b/gi;

/** Splits a question into words. */
export function questionOf(text: string): Question {
  const plain = toAscii(text)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(PER, " per $1")
    .replace(/(?<=\bwhat)(?=%)|(?<=\d%)(?=\p{L})/giu, " ")
    .trim();
  const words = [...plain.matchAll(/\S+/g)].flatMap(({ 0: raw, index }) => wordsIn(raw, index));
  return { text: plain, words };
}

/** One word, or those that hyphens join: `take-home`. */
function wordsIn(raw: string, index: number): readonly Word[] {
  const parts = /^\p{L}{2,}(?:-\p{L}{2,})+[?!.,]*$/u.test(raw) ? raw.split("-") : [raw];
  let start = index;
  return parts.flatMap((part) => {
    const at = start;
    start += part.length + 1;
    const ending = /(?<!\d)!+$|[?.,;:]+$/.exec(part)?.[0].length ?? 0;
    const end = at + part.length - ending;
    const text = part.slice(0, part.length - ending).toLowerCase();
    return text === "" ? [] : [{ text, start: at, end }];
  });
}

const said = new WeakMap<Question, ReadonlySet<string>>();

/** The different words of a question. */
export function wordsSaid(question: Question): ReadonlySet<string> {
  const known = said.get(question) ?? new Set(question.words.map(({ text }) => text));
  said.set(question, known);
  return known;
}

/** The text of the words from one to before another. */
export function textOf({ text, words }: Question, from: number, to: number): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
}

/** Words at the beginning that carry no meaning, each after another. */
const OPENINGS = [
  "what is",
  "what's",
  "whats",
  "what are",
  "what was",
  "what will",
  "what would",
  "how much is",
  "how much are",
  "how much will",
  "how much would",
  "how much",
  "can you",
  "could you",
  "please",
  "calculate",
  "compute",
  "work out",
  "find out",
  "find",
  "get",
  "tell me",
  "show me",
  "give me",
  "i want to know",
  "i need",
  "hey",
  "hi",
  "the",
  "a",
  "an",
  "my",
  "me",
  "value of",
  "calculator",
  "is",
  "be",
].map((opening) => opening.split(" "));

const CLOSINGS = new Set(["please", "thanks", "calculator", "equals", "=", "equal", "thank", "you"]);

/** The question as it stands, then without more and more of the words that carry no meaning. */
export function readingsOf(question: Question): readonly Question[] {
  let { words } = question;
  while (words.length > 1 && CLOSINGS.has(words.at(-1)?.text ?? "")) words = words.slice(0, -1);
  const all: Question[] = [{ ...question, words }];
  for (;;) {
    const opening = OPENINGS.filter((one) => one.every((word, i) => words[i]?.text === word)).sort(
      (a, b) => b.length - a.length,
    )[0];
    if (!opening || opening.length >= words.length) return all;
    words = words.slice(opening.length);
    all.push({ ...question, words });
  }
}
