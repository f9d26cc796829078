/** Converts the texts of a calculator's inputs to JSON values. One text may fill several inputs. */

import { parseIsoDate } from "../math/dates/iso-date";
import { type GrammarName, type Grammars, loadGrammars } from "../reading/grammars";
import { meets } from "./conditions";
import { effectiveValues } from "./defaults";
import type { Field, Fields } from "./fields";
import { measuresOf } from "./measures";
import type { Json } from "./parse";
import { type ReadContext, readField } from "./read";
import { durationsOf, readSplitDuration } from "./read-durations";
import { type PartsRead, readParts } from "./read-parts";

export interface InputsReading {
  readonly json: Record<string, Json>;
  /** How sums, ambiguous numbers and other units were interpreted, by key. */
  readonly interpretations: ReadonlyMap<string, string>;
  /** Texts that have the other meaning of ambiguous ones, by key. */
  readonly others: ReadonlyMap<string, string>;
  /** Why the texts of inputs in use could not be read, by key. */
  readonly refusals: ReadonlyMap<string, string>;
  /** Inputs whose values came from another input's text: the inches of `5 ft 11` in the field for feet. */
  readonly given: ReadonlySet<string>;
  /** Choices that another input's text made, and that input: the scale of `37.2 °C`. Their own texts are ignored. */
  readonly chosen: ReadonlyMap<string, string>;
  /** Keys of texts that need grammars that were not passed in, and those grammars. */
  readonly unread: ReadonlySet<string>;
  readonly needs: ReadonlySet<GrammarName>;
  /** The currency that amounts were written in, if they are in no particular one. */
  readonly currency?: string;
}

type Texts = Readonly<Record<string, string | undefined>>;
type Context = Omit<ReadContext, "inputs" | "fields">;

/**
 * Reads texts in the order of the fields, because a unit may depend on choices declared before it.
 * @param opening values of inputs without a text
 */
export function readInputs(
  fields: Fields,
  texts: Texts,
  opening: Readonly<Record<string, Json>>,
  context: Context,
): InputsReading {
  const json: Record<string, Json> = { ...opening };
  for (const [key, text] of Object.entries(texts))
    if (text !== undefined && isWord(fields[key])) json[key] = readField(fields[key] as Field, text).value;
  const interpretations = new Map<string, string>();
  const refusals = new Map<string, string>();
  const others = new Map<string, string>();
  const unread = new Set<string>();
  const needs = new Set<GrammarName>();
  const given = new Set<string>();
  const chosen = new Map<string, string>();
  let { currency } = context;
  const today = dayOf(fields, { ...opening, ...texts }) ?? context.today;
  const habits = { ...context, ...(today !== undefined && { today }) };
  const lacks = (key: string, names: readonly GrammarName[]) => {
    unread.add(key);
    for (const name of names) needs.add(name);
  };
  for (const key of Object.keys(fields)) {
    const text = texts[key];
    const field = fields[key] as Field;
    if (text === undefined || isWord(field)) continue;
    const inputs = effectiveValues(fields, json);
    const reading = readField(field, text, { ...habits, ...(currency !== undefined && { currency }), fields, inputs });
    json[key] = reading.value;
    if (reading.interpretation !== undefined) interpretations.set(key, reading.interpretation);
    if (reading.other !== undefined) others.set(key, reading.other);
    if (reading.refusal !== undefined) refusals.set(key, reading.refusal);
    if (reading.needs) lacks(key, reading.needs);
    currency ??= reading.currency;
    for (const [choice, code] of Object.entries(reading.chosen ?? {})) {
      chosen.set(choice, key);
      json[choice] = code;
    }
  }
  const fill = (key: string, read: PartsRead) => {
    for (const [other, value] of Object.entries(read.values)) {
      json[other] = value;
      if (other !== key) given.add(other);
      interpretations.delete(other);
    }
    interpretations.set(key, read.interpretation);
  };
  const values = effectiveValues(fields, json);
  for (const parts of measuresOf(fields, values).values()) {
    if (parts.length < 2) continue;
    for (const { key, unit } of parts) {
      const text = texts[key];
      const read = text === undefined ? null : readParts(text, unit, parts, context);
      if (read && "needs" in read) lacks(key, read.needs);
      if (!read || "needs" in read) continue;
      refusals.delete(key);
      fill(key, read);
      break;
    }
  }
  for (const group of durationsOf(fields, values)) {
    for (const part of group) {
      const text = texts[part.key];
      const read = text === undefined ? null : readSplitDuration(text, part, group, context);
      if (!read) continue;
      refusals.delete(part.key);
      fill(part.key, read);
      break;
    }
  }
  const final = effectiveValues(fields, json);
  for (const key of refusals.keys()) if (!meets(fields[key]?.when, final)) refusals.delete(key);
  const isOther = currency !== context.currency && currency !== undefined;
  return { json, interpretations, others, refusals, given, chosen, unread, needs, ...(isOther && { currency }) };
}

/** The day that the visitor has set as today. */
function dayOf(fields: Fields, { asOf }: Readonly<Record<string, Json | undefined>>): string | undefined {
  return fields.asOf?.type === "date" && typeof asOf === "string" && parseIsoDate(asOf) ? asOf : undefined;
}

/** Whether the text is the value. A unit typed with a number may change it. */
function isWord(field: Field | undefined): boolean {
  return field?.type === "choice" || (field?.type === "text" && field.reads === undefined);
}

/** Reads texts with all grammars that they need. */
export async function readInputsFully(fields: Fields, texts: Texts, context: Context): Promise<InputsReading> {
  let grammars: Grammars = context.grammars ?? {};
  for (;;) {
    const reading = readInputs(fields, texts, {}, { ...context, grammars });
    if (reading.needs.size === 0) return reading;
    grammars = await loadGrammars(reading.needs, grammars);
  }
}
