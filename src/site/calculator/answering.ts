/** Computes a page's answers: for what it opens with, and for inputs that have been read. */

import { type AnyCalculator, InputError } from "../../core/calculator";
import { effectiveValues, openingInputs } from "../../core/defaults";
import type { RandomBytes } from "../../core/draws";
import { type Evaluation, evaluate, readOutputs } from "../../core/evaluate";
import type { Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import type { Preparation } from "../../core/on-demand";
import type { Json, Values } from "../../core/parse";
import type { GrammarName } from "../../reading/grammars";
import type { Remark } from "./remark";

/** Input texts as typed; an absent key means the default. Lists are stored as JSON. */
export type Texts = Readonly<Record<string, string>>;

/** Inputs whose opening values differ from the defaults: units, today's date. */
export type Opening = Readonly<Record<string, Json>>;

/** How a page's texts were interpreted, and the resulting answer. */
export interface Reading {
  readonly texts: Texts;
  /** JSON of inputs that were changed or filled in, as a complete link or another program would have it. */
  readonly json: Readonly<Record<string, Json>>;
  /** Effective inputs, valid or not, for conditions and labels. */
  readonly current: Values;
  /** Error messages by key. */
  readonly problems: Map<string, string>;
  /** How expressions and ambiguous numbers were interpreted, by key: `= $400.00`. */
  readonly remarks: ReadonlyMap<string, Remark>;
  /** Inputs set by another input's text: the inches of `5 ft 11`. */
  readonly given: ReadonlySet<string>;
  /** Choices that another input's text made, and that input: the scale of `37.2 °C`. */
  readonly chosen: ReadonlyMap<string, string>;
  /** Grammars of the texts that have not loaded. */
  readonly needs: ReadonlySet<GrammarName>;
  /** What still has to be loaded for the answer, if anything. */
  readonly preparation: Preparation | null;
  readonly answered: Evaluation | null;
}

/** Random bytes from the platform: the source of randomness for all answers on the page. */
export const platformBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Shown at a field whose text cannot be read (yet). */
export const NOT_READ_YET = "The part of the page that reads this hasn’t loaded yet. Trying again…";

/** The answer while nothing has been typed. */
export function answerOpening(
  calculator: AnyCalculator,
  opening: Opening,
  format: Format,
  randomBytes: RandomBytes = platformBytes,
): Reading {
  const inputs = openingInputs(calculator.inputs, opening);
  return answerInputs(calculator, unanswered(calculator, {}, opening), inputs, format, randomBytes);
}

/** Texts that have not been interpreted or answered yet. @param problem message shown at their fields */
export function unreadTexts(calculator: AnyCalculator, texts: Texts, opening: Opening, problem?: string): Reading {
  const fields: Fields = calculator.inputs;
  const chosen = Object.entries(texts).filter(([key]) => fields[key]?.type === "choice");
  const problems = problem ? Object.keys(texts).map((key) => [key, problem] as const) : [];
  const base = unanswered(calculator, texts, { ...opening, ...Object.fromEntries(chosen) });
  return { ...base, problems: new Map(problems) };
}

/** What is known before there is an answer. @param json of everything that was read or filled in */
export function unanswered(calculator: AnyCalculator, texts: Texts, json: Opening): Reading {
  const fields: Fields = calculator.inputs;
  // The time at which a page was opened is not something its visitor entered.
  const said = Object.entries(json).filter(([key]) => fields[key]?.fill !== "now" || texts[key] !== undefined);
  return {
    texts,
    json: Object.fromEntries(said),
    current: effectiveValues(fields, json),
    problems: new Map(),
    remarks: new Map(),
    given: new Set(),
    chosen: new Map(),
    needs: new Set(),
    preparation: null,
    answered: null,
  };
}

/** Completes a reading whose inputs are individually valid. */
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
