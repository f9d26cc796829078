/** Converts the texts of a calculator's inputs to JSON values. One text may fill several inputs. */

import { effectiveValues } from "./defaults";
import type { Field, Fields } from "./fields";
import { measuresOf } from "./measures";
import type { Json } from "./parse";
import { type ReadContext, readField, readParts } from "./read";

export interface InputsReading {
  readonly json: Record<string, Json>;
  /** How sums, ambiguous numbers and other units were interpreted, by key. */
  readonly interpretations: ReadonlyMap<string, string>;
  /** Inputs whose values came from another input's text: the inches of `5 ft 11` in the field for feet. */
  readonly given: ReadonlySet<string>;
  /** Keys of texts that only the number reader can read, if none was passed in. */
  readonly unread: ReadonlySet<string>;
}

/**
 * Reads texts in the order of the fields, because a unit may depend on choices declared before it.
 * @param opening values of inputs without a text
 */
export function readInputs(
  fields: Fields,
  texts: Readonly<Record<string, string | undefined>>,
  opening: Readonly<Record<string, Json>>,
  context: Omit<ReadContext, "inputs">,
): InputsReading {
  const json: Record<string, Json> = { ...opening };
  const interpretations = new Map<string, string>();
  const unread = new Set<string>();
  const given = new Set<string>();
  for (const key of Object.keys(fields)) {
    const text = texts[key];
    if (text === undefined) continue;
    const reading = readField(fields[key] as Field, text, {
      ...context,
      inputs: effectiveValues(fields, json),
    });
    json[key] = reading.value;
    if (reading.interpretation !== undefined) interpretations.set(key, reading.interpretation);
    if (reading.needsReader) unread.add(key);
  }
  if (!context.reader) return { json, interpretations, given, unread };
  for (const parts of measuresOf(fields, effectiveValues(fields, json)).values()) {
    if (parts.length < 2) continue;
    for (const { key, unit } of parts) {
      const text = texts[key];
      const read = text === undefined ? null : readParts(text, unit, parts, context);
      if (!read) continue;
      for (const [other, value] of Object.entries(read.values)) {
        json[other] = value;
        if (other !== key) given.add(other);
        interpretations.delete(other);
      }
      interpretations.set(key, read.interpretation);
      break;
    }
  }
  return { json, interpretations, given, unread };
}
