/** The forms that account for all of a question. */
import type { JsonObject } from "../core/parse";
import type { Form, Parts, Value } from "./form";
import { type Question, textOf } from "./question";
import { matchSentence, patternsOf, type ReadSpan } from "./sentence";
import { matchTopic } from "./topic";

export interface FormMatch {
  readonly form: Form;
  readonly parts: Parts;
  /** Inputs that words of the question chose. */
  readonly set: JsonObject;
  /** How many characters of the question are words of the form. */
  readonly score: number;
}

/** Reads a part of a question by kind; null if it is of another kind. */
export type ReadPart = (kind: string, text: string) => Value | null;

/** The same, without reading a text twice. */
export function remembering(read: ReadPart): ReadPart {
  const memory = new Map<string, Value | null>();
  return (kind, text) => {
    const key = `${kind} ${text}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const value = read(kind, text);
    memory.set(key, value);
    return value;
  };
}

export function spanReader(question: Question, read: ReadPart): ReadSpan {
  return (kind, from, to) => read(kind, textOf(question, from, to));
}

/** All matches, and a word that a form whose subject is named does not know, if there is one. */
export function matchesOf(question: Question, forms: readonly Form[], read: ReadPart) {
  const matches: FormMatch[] = [];
  let unknown: string | undefined;
  const span = spanReader(question, read);
  for (const form of forms) {
    if ("says" in form) {
      for (const pattern of patternsOf(form)) {
        const match = matchSentence(pattern, question, span);
        if (match) matches.push({ form, set: {}, ...match });
      }
    } else {
      const match = matchTopic(form, question, span);
      if (match && "unknown" in match) unknown ??= match.unknown;
      else if (match) matches.push({ form, ...match });
    }
  }
  return { matches, unknown };
}
