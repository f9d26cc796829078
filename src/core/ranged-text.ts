/** What an output is over a range of inputs, and how it is written. */
import type { Field } from "./fields";
import type { Format } from "./format";
import type { Values } from "./parse";

/** The value of each input that is a range. */
export type Place = Readonly<Record<string, number>>;

/** The lowest and the highest value of a number, a date or a time, and where they are. */
export interface Extremes {
  readonly low: number | string;
  readonly high: number | string;
  readonly at: { readonly low: Place; readonly high: Place };
  /** The result is not monotonic: its extremes were found by search, not at the ends of the ranges. */
  readonly searched?: true;
  /** Part of the range has no value. */
  readonly mayBeNull?: true;
}

/** The values of a choice, a boolean or a text, if there is more than one. */
export interface Several {
  readonly values: readonly unknown[];
}

export function isExtremes(value: unknown): value is Extremes {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "low");
}

export function isSeveral(value: unknown): value is Several {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "values");
}

/** `$2,528.27 to $2,796.86`, `Yes or No`; the value itself if it is the same everywhere. */
export function rangedText(
  field: Field,
  value: unknown,
  inputs: Values,
  format: Format,
  write = (one: unknown) => format.value(field, one, inputs),
): string {
  if (isExtremes(value)) return joinedOnce([write(value.low), write(value.high)], " to ");
  return isSeveral(value) ? joinedOnce(value.values.map(write), " or ") : write(value);
}

/** Joins texts without repeating any. */
function joinedOnce(texts: readonly string[], word: string): string {
  return [...new Set(texts)].join(word);
}
