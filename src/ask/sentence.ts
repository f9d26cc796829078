/** Matches questions with a fixed order of words: `{x:percent} (of|from) [the] {y:number}`. */
import type { Sentence, Value } from "./form";
import { type Question, wordsSaid } from "./question";

type Element =
  | { readonly words: readonly (readonly string[])[]; readonly isOptional: boolean }
  | { readonly name: string; readonly kind: string };

export interface Pattern {
  readonly elements: readonly Element[];
  /** A word of each of these lists must occur in the question. */
  readonly required: readonly (readonly string[])[];
}

/** Longest part in words, unless it is a text. */
const LONGEST_PART = 7;

const LONG_KINDS = new Set(["text", "conversion", "expression", "equation", "list"]);

const PIECE = /\{(\w+):([\w/-]+)\}|\(([^)]*)\)|\[([^\]]*)\]|(\S+)/g;

/** Splits `{x:percent} (of|from) [the] {y:number}` into its elements. */
function patternOf(says: string): Pattern {
  const elements = [...says.matchAll(PIECE)].map(([, name, kind, choices, optional, word]): Element => {
    if (name !== undefined && kind !== undefined) return { name, kind };
    const all = (choices ?? optional ?? word ?? "").split("|").map((one) => one.trim().split(" "));
    // The longest first, so that a part never takes words of the form.
    all.sort((a, b) => b.length - a.length);
    return { words: all, isOptional: optional !== undefined };
  });
  const required = elements.flatMap((element) =>
    "words" in element && !element.isOptional
      ? [[...new Set(element.words.flatMap((words) => words.slice(0, 1)))]]
      : [],
  );
  return { elements, required };
}

/** The patterns of a form, built when it is first asked. */
const patterns = new WeakMap<Sentence, readonly Pattern[]>();

export function patternsOf(form: Sentence): readonly Pattern[] {
  const known = patterns.get(form) ?? form.says.map(patternOf);
  patterns.set(form, known);
  return known;
}

export interface Match {
  readonly parts: Readonly<Record<string, Value>>;
  /** How many characters of the question are words of the form. */
  readonly score: number;
}

export type ReadSpan = (kind: string, from: number, to: number) => Value | null;

/** Finds the first way in which a pattern accounts for the whole question. */
export function matchSentence(pattern: Pattern, question: Question, read: ReadSpan): Match | null {
  const said = wordsSaid(question);
  if (!pattern.required.every((any) => any.some((word) => said.has(word)))) return null;
  return matchFrom(pattern.elements, 0, question, 0, read);
}

function matchFrom(
  elements: readonly Element[],
  i: number,
  question: Question,
  at: number,
  read: ReadSpan,
): Match | null {
  const element = elements[i];
  const { words } = question;
  if (!element) return at === words.length ? { parts: {}, score: 0 } : null;
  if ("words" in element) {
    for (const choice of element.words) {
      if (!saysAt(question, at, choice)) continue;
      const rest = matchFrom(elements, i + 1, question, at + choice.length, read);
      if (rest) return { parts: rest.parts, score: rest.score + choice.join(" ").length };
    }
    return element.isOptional ? matchFrom(elements, i + 1, question, at, read) : null;
  }
  const last = LONG_KINDS.has(element.kind) ? words.length : Math.min(words.length, at + LONGEST_PART);
  const rests = i === elements.length - 1 ? [words.length].filter((end) => end <= last) : between(at + 1, last);
  for (const end of rests) {
    if (end <= at || !mayFollow(elements, i + 1, question, end)) continue;
    const value = read(element.kind, at, end);
    if (!value) continue;
    const rest = matchFrom(elements, i + 1, question, end, read);
    if (rest) return { parts: { [element.name]: value, ...rest.parts }, score: rest.score + 1 };
  }
  return null;
}

function between(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** Whether the next element may be at a word. */
function mayFollow(elements: readonly Element[], i: number, question: Question, at: number): boolean {
  const next = elements[i];
  if (!next) return at === question.words.length;
  if (!("words" in next)) return at < question.words.length;
  if (next.isOptional) return true;
  return next.words.some((choice) => saysAt(question, at, choice));
}

function saysAt({ words }: Question, at: number, choice: readonly string[]): boolean {
  return choice.every((word, i) => words[at + i]?.text === word);
}
