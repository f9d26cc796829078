/** For tests only: fast-check arbitraries for calculator inputs. */
import fc, { type Arbitrary } from "fast-check";
import { dayNumberToIso, isoToDayNumber } from "../math/dates/civil";
import { parseIsoDate } from "../math/dates/iso-date";
import type { AnyCalculator } from "./calculator";
import { limitsOf } from "./conditions";
import { effectiveValues, usualDefault } from "./defaults";
import type { Field, Fields } from "./fields";
import { type Json, type JsonObject, SMALLEST, type Values } from "./parse";

/** Inputs of a calculator, or of each tool of a collection, within their bounds; any of them may be omitted. */
export function arbitraryInputsOf({ inputs, tools }: AnyCalculator): Arbitrary<JsonObject> {
  if (!tools) return arbitraryInputs(inputs);
  return fc.oneof(
    ...Object.entries(tools).map(([tool, one]) => arbitraryInputs(one.inputs).map((given) => ({ tool, ...given }))),
  );
}

/** Inputs within their bounds; any of them may be omitted. */
export function arbitraryInputs(fields: Fields): Arbitrary<JsonObject> {
  const entries = Object.entries(fields).map(
    ([key, field]) => [key, fc.option(arbitraryValue(field, fields), { nil: undefined })] as const,
  );
  return fc.record(Object.fromEntries(entries)) as Arbitrary<JsonObject>;
}

/** Likely inputs of a calculator, or of each tool of a collection. */
export function likelyInputsOf({ inputs, tools }: AnyCalculator): Arbitrary<JsonObject> {
  if (!tools) return likelyInputs(inputs);
  return fc.oneof(
    ...Object.entries(tools).map(([tool, { inputs: own }]) => likelyInputs(own).map((given) => ({ tool, ...given }))),
  );
}

/**
 * Realistic inputs: most at their defaults, some near them (a number within a factor of four, a date within a few
 * years), and any choice. Numbers respect limits that depend on other inputs. Most combinations are consistent, so the
 * calculator usually has an answer.
 */
export function likelyInputs(fields: Fields): Arbitrary<JsonObject> {
  const entries = Object.entries(fields).map(([key, field]) => {
    const given = fc.oneof(
      { weight: field.optional ? 6 : 3, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: likelyValue(field, fields) },
    );
    return [key, given];
  });
  return fc
    .record(Object.fromEntries(entries))
    .map((given) => withinLimits(fields, given as JsonObject)) as Arbitrary<JsonObject>;
}

/** The current limits may be narrower than those at the defaults, as when an angle is in turns rather than degrees. */
function withinLimits(fields: Fields, given: JsonObject): JsonObject {
  const values = effectiveValues(fields, given);
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      if (typeof value !== "number") return [key, value];
      const field = fields[key] as Field;
      const [low, high] = rangeOf(field, values, field.type === "integer");
      return [key, Math.min(high, Math.max(low, value))];
    }),
  );
}

/** JSON values of every type, under known and unknown keys, for the calculator or for each tool of a collection. */
export function arbitraryJunkOf({ inputs, tools }: AnyCalculator): Arbitrary<JsonObject> {
  if (!tools) return arbitraryJunk(inputs);
  return fc.oneof(
    arbitraryJunk(inputs),
    ...Object.entries(tools).map(([tool, one]) => arbitraryJunk(one.inputs).map((junk) => ({ tool, ...junk }))),
  );
}

function arbitraryJunk(fields: Fields): Arbitrary<JsonObject> {
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom("", " ", "NaN", "1e999", "<b>", "🙂", "0x10", -0, 1e308, -1e308, 5e-324),
    fc.double(),
  ) as Arbitrary<Json>;
  return fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(fields)), fc.string()), junk, {
    maxKeys: 6,
  }) as Arbitrary<JsonObject>;
}

function arbitraryValue(field: Field, fields: Fields): Arbitrary<unknown> {
  const value = arbitraryPresent(field, fields);
  return field.optional ? fc.oneof({ weight: 3, arbitrary: value }, fc.constant(null)) : value;
}

function arbitraryPresent(field: Field, fields: Fields): Arbitrary<unknown> {
  const fallback = defaultOf(field, fields);
  const known = fallback === null || fallback === undefined ? [] : [fc.constant(fallback)];
  switch (field.type) {
    case "money":
    case "percent":
    case "number":
    case "exact":
      return fc.oneof(...known, arbitraryNumber(field, fields, false));
    case "integer":
      return fc.oneof(...known, arbitraryNumber(field, fields, true));
    case "choice":
      return fc.constantFrom(...Object.keys(field.options ?? {}));
    case "boolean":
      return fc.boolean();
    case "date":
      return fc.oneof(
        ...known,
        fc.integer({ min: -719_162, max: 2_932_896 }).map(dayNumberToIso),
        fc.integer({ min: 18_000, max: 24_000 }).map(dayNumberToIso),
      );
    case "time":
      return fc.integer({ min: 0, max: 1439 }).map(clock);
    case "datetime":
      return fc
        .tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 1439 }))
        .map(([day, minute]) => `${dayNumberToIso(day)}T${clock(minute)}`);
    case "list":
      return fc.oneof(
        ...known,
        fc.array(fc.record(rowOf(field.columns ?? {})), { maxLength: Math.min(mostOf(field, 4), 4) }),
      );
    default:
      return fc.oneof(...known, fc.string({ maxLength: Math.min(mostOf(field, 30), 30) }));
  }
}

/** The upper limit of a text's length or a list's rows. */
function mostOf(field: Field, usual: number): number {
  return limitsOf(field, {}).max ?? usual;
}

function rowOf(fields: Fields): Record<string, Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, arbitraryValue(field, fields)]));
}

function defaultOf(field: Field, fields: Fields): unknown {
  const values: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(fields)) values[key] = usualDefault(one, values);
  return usualDefault(field, values);
}

function arbitraryNumber(field: Field, fields: Fields, whole: boolean): Arbitrary<number> {
  const [low, high] = boundsOf(field, fields, whole);
  // The whole range, its ends, and small everyday numbers near the lower end.
  const near = Math.min(high, low + 400);
  const ends = [low, high, Math.min(high, Math.max(low, 0))];
  if (!whole) {
    const double = (max: number) => fc.double({ min: low, max, noNaN: true }).map((x) => (Object.is(x, -0) ? 0 : x));
    return fc.oneof(double(high), double(near), fc.constantFrom(...ends));
  }
  const integers = (max: number) => fc.integer({ min: Math.ceil(low), max: Math.floor(max) });
  return fc.oneof(integers(Math.min(high, 2 ** 31)), integers(near), fc.constantFrom(...ends));
}

function boundsOf(field: Field, fields: Fields, whole: boolean): [low: number, high: number] {
  const values = Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, defaultOf(one, fields)]));
  return rangeOf(field, values, whole);
}

/** The least and the greatest value allowed: for `above: 0`, the smallest number that does not count as 0. */
function rangeOf(field: Field, values: Values, whole: boolean): [low: number, high: number] {
  const { min, max, above, below } = limitsOf(field, values);
  const low = min ?? (above === undefined ? -1e9 : whole ? above + 1 : beside(above, 1));
  const high = max ?? (below === undefined ? 1e9 : whole ? below - 1 : beside(below, -1));
  return [low, high];
}

/** A value just beyond a limit that is itself excluded. */
function beside(value: number, direction: 1 | -1): number {
  return value === 0 ? direction * SMALLEST : value + direction * 1e-9;
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

export function likelyValue(field: Field, fields: Fields): Arbitrary<unknown> {
  const fallback = defaultOf(field, fields) ?? null;
  switch (field.type) {
    case "money":
    case "percent":
    case "number":
    case "exact":
    case "integer":
      return likelyNumber(field, fields, Number(fallback));
    case "date":
      return likelyDate(typeof fallback === "string" && parseIsoDate(fallback) ? fallback : "2026-07-01");
    case "text":
      return fallback === null || fallback === "" ? fc.constant(undefined) : fc.constant(fallback);
    case "list":
      return fallback === null || (fallback as Json[]).length === 0
        ? likelyRows(field)
        : fc.oneof(fc.constant(fallback), likelyRows(field));
    default:
      return arbitraryPresent(field, fields);
  }
}

/** Rows of a list, sorted by their first date or integer column, in which no value repeats. */
function likelyRows(field: Field): Arbitrary<unknown> {
  const { columns: item = {} } = field;
  const { min: minRows = 0, max: maxRows = 3 } = limitsOf(field, {});
  const row = fc.record(
    Object.fromEntries(Object.entries(item).map(([key, field]) => [key, likelyValue(field, item)])),
  );
  const place = Object.keys(item).find((key) => ["date", "integer"].includes(item[key]?.type as string));
  if (place === undefined) return fc.array(row, { minLength: minRows, maxLength: Math.min(maxRows, 3) });
  const selector = (one: Record<string, unknown>) => one[place];
  const order = (a: unknown, b: unknown) => ((a as number) < (b as number) ? -1 : 1);
  return fc
    .uniqueArray(row, { minLength: minRows, maxLength: Math.min(maxRows, 3), selector })
    .map((rows) => rows.sort((a, b) => order(selector(a), selector(b))));
}

/**
 * The part of an excluded limit by which likely numbers stay below it: nobody enters 99.999999999%, where a double no
 * longer tells neighboring answers apart.
 */
const MARGIN = 1e-3;

/** Between a quarter of the default and four times the default, or small everyday numbers if the default is 0. */
function likelyNumber(field: Field, fields: Fields, fallback: number): Arbitrary<number> {
  const whole = field.type === "integer";
  const [low, most] = boundsOf(field, fields, whole);
  const high = whole || field.below === undefined ? most : most - MARGIN * Math.abs(most);
  const within = (x: number) => Math.min(high, Math.max(low, whole ? Math.round(x) : Number(x.toPrecision(4))));
  const logarithm = fc.double({ min: -2, max: 2, noNaN: true });
  return fallback
    ? logarithm.map((power) => within(fallback * 2 ** power))
    : logarithm.map((power) => within(Math.max(low, 0) + 10 ** (power + (field.type === "money" ? 1 : 0))));
}

function likelyDate(iso: string): Arbitrary<string> {
  const days = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -3000, max: 3000 }));
  return days.map((count) => dayNumberToIso(isoToDayNumber(iso) + count));
}
