/** Answers of a page: to what it opens with, and to inputs that have been read. */
import { type AnyCalculator, InputError } from "../../core/calculator";
import { effectiveValues, openingInputs } from "../../core/defaults";
import type { RandomBytes } from "../../core/draws";
import { type Evaluation, evaluate, readOutputs } from "../../core/evaluate";
import type { Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import type { Preparation } from "../../core/on-demand";
import type { Json, Values } from "../../core/parse";

/** Texts of inputs as typed; a key that is absent has its default. Lists are held as JSON. */
export type Texts = Readonly<Record<string, string>>;

/** What a page opens with where that is not the default: units, today's date. */
export type Opening = Readonly<Record<string, Json>>;

/** What the texts of a page were understood as, and the answer to it. */
export interface Reading {
  readonly texts: Texts;
  /** JSON of the inputs that were changed or filled in: what a complete link or another program would say. */
  readonly json: Readonly<Record<string, Json>>;
  /** Effective inputs, valid or not, for conditions and labels. */
  readonly current: Values;
  /** What is wrong, by key. */
  readonly problems: Map<string, string>;
  /** How sums and ambiguous numbers were understood, by key: `= $400.00`. */
  readonly remarks: ReadonlyMap<string, string>;
  /** Inputs that the text of another one gives: the inches of `5 ft 11`. */
  readonly given: ReadonlySet<string>;
  /** Some text is more than a plain number, and its reader is not there. */
  readonly needsReader: boolean;
  /** What the answer lacks and is on its way. */
  readonly preparation: Preparation | null;
  readonly answered: Evaluation | null;
}

/** Asks the platform for bytes; the one place on the page where randomness comes from. */
export const platformBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** At a field whose text cannot be read (yet). */
export const NO_READER = "The part of the page that reads this hasn’t loaded yet. Trying again…";

/** The answer while nothing was typed. */
export function answerOpening(
  calculator: AnyCalculator,
  opening: Opening,
  format: Format,
  randomBytes: RandomBytes = platformBytes,
): Reading {
  const inputs = openingInputs(calculator.inputs, opening);
  return answerInputs(calculator, unanswered(calculator, {}, opening), inputs, format, randomBytes);
}

/** Texts for which nothing has been understood or answered yet. @param problem what is said at their fields */
export function unreadTexts(
  calculator: AnyCalculator,
  texts: Texts,
  opening: Opening,
  problem?: string,
): Reading {
  const fields: Fields = calculator.inputs;
  const chosen = Object.entries(texts).filter(([key]) => fields[key]?.type === "choice");
  const problems = problem ? Object.keys(texts).map((key) => [key, problem] as const) : [];
  const base = unanswered(calculator, texts, { ...opening, ...Object.fromEntries(chosen) });
  return { ...base, problems: new Map(problems) };
}

/** What is known before an answer. @param json of everything that was read or filled in */
export function unanswered(calculator: AnyCalculator, texts: Texts, json: Opening): Reading {
  const fields: Fields = calculator.inputs;
  // The moment at which a page was opened is nothing that its visitor said.
  const said = Object.entries(json).filter(
    ([key]) => fields[key]?.fill !== "now" || texts[key] !== undefined,
  );
  return {
    texts,
    json: Object.fromEntries(said),
    current: effectiveValues(fields, json),
    problems: new Map(),
    remarks: new Map(),
    given: new Set(),
    needsReader: false,
    preparation: null,
    answered: null,
  };
}

/** Completes a reading whose inputs are valid one by one. */
export function answerInputs(
  calculator: AnyCalculator,
  reading: Reading,
  inputs: Values,
  format: Format,
  randomBytes: RandomBytes,
): Reading {
  try {
    const preparation = calculator.prepare?.(inputs) ?? null;
    if (preparation?.needed) return { ...reading, preparation };
    const answered = evaluate(calculator, inputs, { format, randomBytes });
    return { ...reading, preparation, answered };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const problems = new Map(reading.problems);
    for (const { field, message } of error.problems) if (!problems.has(field)) problems.set(field, message);
    const { model } = error;
    if (!model) return { ...reading, problems };
    const answered = { inputs, model, outputs: readOutputs(calculator, model, format) };
    return { ...reading, problems, answered };
  }
}
