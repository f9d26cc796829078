/** Ranges in place of single numbers: `{ "range": [6.5, 7.5] }` in JSON, `6.5~7.5` in a field and in a link. */
import { type AnyCalculator, InputError, type Problem, type Tools } from "./calculator";
import { meets } from "./conditions";
import { effectiveValues } from "./defaults";
import { evaluate } from "./evaluate";
import { type Field, type Fields, isNumeric } from "./fields";
import type { Format } from "./format";
import { rounding } from "./held-values";
import { type Json, type JsonObject, parseInputs } from "./parse";
import { isRange } from "./range-value";
import { nameOf } from "./words";

/** Lowest and highest value of each input that was given as a range. */
export type Ranges = Readonly<Record<string, readonly [low: number, high: number]>>;

/** How many inputs can be ranges at once. */
const MOST_RANGES = 3;

export interface Ranged {
  readonly ranges: Ranges;
  /** The inputs with the middle of each range, to the precision of its field. */
  readonly middle: JsonObject;
  /** What is wrong with ranges themselves, including values that the field does not take. */
  readonly problems: readonly Problem[];
}

/** Takes the ranges out of inputs; null if there are none. A range whose ends are equal is a single number. */
export function splitRanges(calculator: AnyCalculator, json: JsonObject, format: Format): Ranged | null {
  const fields: Fields = calculator.inputs;
  const given = Object.entries(json).filter(([key, value]) => isRange(value) && Object.hasOwn(fields, key));
  if (given.length === 0) return null;
  const middle: Record<string, Json | undefined> = { ...json };
  const ends: Record<string, readonly [number, number]> = {};
  const problems: Problem[] = [];
  const values = effectiveValues(fields, json);
  for (const [key, value] of given) {
    const field = fields[key] as Field;
    const [low, high] = endsOf(value as { range: Json }) ?? [];
    if (low !== undefined && high !== undefined && isNumeric(field))
      middle[key] = rounding(field, values)((low + high) / 2);
    else delete middle[key];
    if (!meets(field.when, values)) continue;
    if (!isNumeric(field))
      problems.push({ field: key, message: `${nameOf(field, values)} takes one value, not a range.` });
    else if (calculator.draws || calculator.isolated)
      problems.push({
        field: key,
        message: `Enter one number: ${calculator.draws ? "random results have no range" : "answering a whole range would take too long"}.`,
      });
    else if (low === undefined || high === undefined)
      problems.push({ field: key, message: "A range has two numbers, such as 6.5~7.5." });
    else if (low > high)
      problems.push({ field: key, message: "The lower number of a range comes first, as in 6.5~7.5." });
    else if (low < high) ends[key] = [low, high];
  }
  for (const key of Object.keys(ends).slice(MOST_RANGES)) {
    problems.push({ field: key, message: "Up to three inputs can be ranges. Enter one number here." });
    delete ends[key];
  }
  for (const [key, range] of Object.entries(ends))
    for (const end of range) {
      const found = parseInputs(calculator, { ...middle, [key]: end }, format).problems;
      const own = found?.find(({ field }) => field === key);
      if (own && !problems.some(({ field }) => field === key)) problems.push(own);
    }
  return { ranges: ends, middle, problems };
}

function endsOf({ range }: { readonly range: Json }): readonly [number, number] | null {
  if (!Array.isArray(range) || range.length !== 2) return null;
  return range.every((end) => typeof end === "number" && Number.isFinite(end)) ? (range as [number, number]) : null;
}

/** Every combination of the ends. */
export function cornersOf(ranges: Ranges): readonly Readonly<Record<string, number>>[] {
  return Object.entries(ranges).reduce<readonly Readonly<Record<string, number>>[]>(
    (corners, [key, ends]) => corners.flatMap((corner) => ends.map((end) => ({ ...corner, [key]: end }))),
    [{}],
  );
}

/** What the calculator refuses at the ends of the ranges, although each value is allowed by itself. */
export function problemsAtEnds(
  calculator: AnyCalculator,
  { middle, ranges }: Ranged,
  tools: Tools,
): readonly Problem[] {
  for (const corner of cornersOf(ranges)) {
    const parsed = parseInputs(calculator, { ...middle, ...corner }, tools.format);
    if (parsed.problems) return parsed.problems.map((problem) => problemAt(calculator, problem, middle, corner, tools));
    try {
      if (!calculator.prepare?.(parsed.inputs)?.needed) evaluate(calculator, parsed.inputs, tools);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return error.problems.map((problem) => problemAt(calculator, problem, middle, corner, tools));
    }
  }
  return [];
}

/** A problem with the place in the range where it occurs: `At 12%: The payment does not cover the interest.` */
export function problemAt(
  calculator: AnyCalculator,
  { field, message }: Problem,
  middle: JsonObject,
  point: Readonly<Record<string, number>>,
  { format }: Tools,
): Problem {
  const fields: Fields = calculator.inputs;
  const values = effectiveValues(fields, { ...middle, ...point });
  const place = Object.entries(point).map(([key, value]) => format.value(fields[key] as Field, value, values));
  // A problem of the whole form is shown where the range can be changed.
  return { field: field || (Object.keys(point)[0] as string), message: `At ${place.join(", ")}: ${message}` };
}
