/** Several answers of one calculator side by side: which inputs and outputs differ, by how much, and which is better. */
import { addMonths, dayNumberOf } from "../math/dates/civil";
import { parseIsoDate } from "../math/dates/iso-date";
import { completedMonths } from "../math/dates/span";
import type { AnyCalculator } from "./calculator";
import { meets } from "./conditions";
import type { Evaluation } from "./evaluate";
import { type Field, type Fields, isNumeric } from "./fields";
import type { Format } from "./format";
import type { Values } from "./parse";

/**
 * Keys of the inputs that are not the same in all scenarios, in the order of the form. An input that a scenario does not
 * use counts as having no value there; what the page fills in by itself and secrets never count.
 * @param scenarios effective inputs of each, valid or not
 */
export function differingInputs(fields: Fields, scenarios: readonly Values[]): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!isCompared(field)) return [];
    const texts = scenarios.map((inputs) => JSON.stringify(usedValue(key, field, inputs)));
    return texts.some((text) => text !== texts[0]) ? [key] : [];
  });
}

/** Whether a comparison shows an input if it differs. */
export function isCompared({ privacy, fill }: Field): boolean {
  return privacy !== "secret" && fill !== "view" && fill !== "now";
}

/** The value of an input, or null if these inputs do not use it. */
export function usedValue(key: string, field: Field, inputs: Values): unknown {
  return meets(field.when, inputs) ? (inputs[key] ?? null) : null;
}

/** Keys of the outputs, other than tables, of which at least one answer has a value and not all have the same. */
export function differingOutputs(calculator: AnyCalculator, answers: readonly Evaluation[]): string[] {
  return Object.entries(calculator.outputs as Fields).flatMap(([key, field]) => {
    if (field.type === "table" || !answers.some(({ inputs }) => meets(field.when, inputs))) return [];
    const values = answers.map(({ outputs }) => outputs[key] as unknown);
    return values.some((value) => !isSame(value, values[0])) ? [key] : [];
  });
}

/** Whether two values are equal apart from floating-point noise: 0.1 + 0.2 is not more than 0.3. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "number" || typeof b !== "number") return a === b;
  return a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** The difference from the first scenario; null if there is none or if either value is not a number. */
export function difference(field: Field, first: unknown, value: unknown): number | null {
  if (!isNumeric(field) || typeof first !== "number" || typeof value !== "number") return null;
  return isSame(first, value) ? null : value - first;
}

/**
 * How far a date is from that of the first scenario: `1 year 8 months earlier`, or in days if these are no whole months;
 * null without two dates, or if they are the same.
 */
export function dateDifference({ type }: Field, first: unknown, value: unknown, format: Format): string | null {
  const [from, to] = [first, value].map((date) => (type === "date" ? parseIsoDate(String(date)) : null));
  if (!from || !to) return null;
  const days = dayNumberOf(to) - dayNumberOf(from);
  if (days === 0) return null;
  const [start, end] = days > 0 ? [from, to] : [to, from];
  const months = completedMonths(start, end);
  const isWhole = dayNumberOf(addMonths(start, months)) === dayNumberOf(end);
  const parts = isWhole
    ? [
        months >= 12 && format.plural(Math.floor(months / 12), "year"),
        months % 12 && format.plural(months % 12, "month"),
      ]
    : [format.plural(Math.abs(days), "day")];
  return [...parts.filter(Boolean), days > 0 ? "later" : "earlier"].join(" ");
}

/**
 * The indexes of the best values of an output that says which direction is better, unless all are equally good. A scenario
 * without a value is never best.
 */
export function bestOf({ better }: Field, values: readonly unknown[]): ReadonlySet<number> {
  const numbers = values.map(sortable);
  const known = numbers.filter((value) => value !== null);
  if (!better || known.length < 2) return new Set();
  const best = better === "lower" ? Math.min(...known) : Math.max(...known);
  if (known.every((value) => value === best)) return new Set();
  return new Set(numbers.flatMap((value, i) => (value === best ? [i] : [])));
}

/** A number as it is and a date as its day; null for anything else. */
function sortable(value: unknown): number | null {
  if (typeof value === "number") return value;
  const day = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(day) ? null : day;
}
