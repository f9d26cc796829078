/** For tests only: asks a calculator, and finds where one breaks the contract. */
import fc, { type Arbitrary } from "fast-check";
import { dayNumberToIso, parseIsoDate } from "../math/dates/civil";
import { answer, prepare } from "./answer";
import type { AnyCalculator, Problem, Tools } from "./calculator";
import { resolve } from "./conditions";
import { exampleBytes } from "./draws";
import { NO_TOOLS } from "./evaluate";
import type { Dependent, Field, Fields } from "./fields";
import { Format } from "./format";
import { type Json, type JsonObject, parseInputs } from "./parse";

/** Every output for these inputs. @throws Error with the problems when the inputs are wrong */
// biome-ignore lint/suspicious/noExplicitAny: tests know the outputs they ask for
export function outputsOf(calculator: AnyCalculator, inputs: JsonObject = {}, tools?: Tools): any {
  const result = answer(calculator, { inputs }, tools);
  if ("errors" in result) throw new Error(JSON.stringify(result.errors));
  return result.outputs;
}

/** What is wrong with these inputs; empty when nothing is. */
export function problemsOf(calculator: AnyCalculator, inputs: JsonObject, tools?: Tools): readonly Problem[] {
  const result = answer(calculator, { inputs }, tools);
  return "errors" in result ? result.errors : [];
}

/** Tools with known bytes: random enough for a shape, the same every time. */
export function testTools(seed = 1): Tools {
  return { format: new Format(), randomBytes: exampleBytes(seed) };
}

/** Fetches what any single choice calls for, so that the calculator can be asked without waiting. */
export async function prepareChoices(calculator: AnyCalculator): Promise<void> {
  for (const [key, field] of Object.entries(calculator.inputs as Fields))
    for (const option of Object.keys(field.options ?? {}))
      await prepare(calculator, { inputs: { [key]: option } });
}

/**
 * Every way in which the answer to these inputs breaks the contract: a throw, an output that is missing, not
 * finite, of the wrong type or null without leave, an error without a field that exists or without a sentence, a
 * headline or working with a hole in it. Empty for a sound calculator, whatever the inputs.
 */
export function contractFaults(
  calculator: AnyCalculator,
  inputs: JsonObject,
  tools: Tools = NO_TOOLS,
): string[] {
  try {
    const result = answer(calculator, { inputs, working: true }, tools);
    if ("errors" in result)
      return [...errorFaults(calculator, result.errors), ...lateFaults(calculator, inputs, tools)];
    return [
      ...outputFaults(calculator.outputs, result.outputs),
      ...noticeFaults(result.outputs),
      ...wordFaults(calculator, inputs, result.outputs, tools),
      ...(result.working ?? []).flatMap((step, i) =>
        [step.label, step.expression, step.value].flatMap((text) => textFaults(`working ${i + 1}`, text)),
      ),
    ];
  } catch (error) {
    return [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

function errorFaults(calculator: AnyCalculator, errors: readonly Problem[]): string[] {
  return errors.flatMap(({ field, message }) => [
    ...(field === "" || Object.hasOwn(calculator.inputs, field)
      ? []
      : [`error on “${field}”, no such input`]),
    ...(/^[\p{Lu}\p{Lt}“"$\d].{5,}[.!?”)]$/su.test(message) && !HOLES.test(unquoted(message))
      ? []
      : [`error on ${field} is not a sentence: ${message}`]),
  ]);
}

/** An output that is worked out late may not refuse late: a page reads it while it draws. */
function lateFaults(calculator: AnyCalculator, inputs: JsonObject, tools: Tools): string[] {
  const parsed = parseInputs(calculator, inputs);
  if (parsed.problems) return [];
  try {
    calculator.compute(parsed.inputs, tools);
    return ["compute took the inputs, and an output refused them"];
  } catch {
    return [];
  }
}

function outputFaults(fields: Fields, outputs: Readonly<Record<string, unknown>>, where = ""): string[] {
  return Object.entries(fields).flatMap(([key, field]) => valueFaults(where + key, field, outputs[key]));
}

function valueFaults(where: string, field: Field, value: unknown): string[] {
  const wrong = [`${where} is ${JSON.stringify(value) ?? String(value)}, not a ${field.type}`];
  if (value === undefined) return [`${where} is missing`];
  if (value === null) return field.optional ? [] : [`${where} is null and not optional`];
  switch (field.type) {
    case "money":
    case "percent":
    case "number":
      return Number.isFinite(value) ? [] : [`${where} is ${String(value)}`];
    case "integer":
      return Number.isInteger(value) ? [] : wrong;
    case "boolean":
      return typeof value === "boolean" ? [] : wrong;
    case "choice":
      return typeof value === "string" && Object.hasOwn(field.options ?? {}, value) ? [] : wrong;
    case "date":
      return typeof value === "string" && parseIsoDate(value) ? [] : wrong;
    case "table":
      if (!Array.isArray(value)) return wrong;
      return value.flatMap((row, i) => [
        ...outputFaults(field.columns ?? {}, row, `${where}[${i}].`),
        ...Object.keys(row)
          .filter((key) => !Object.hasOwn(field.columns ?? {}, key))
          .map((key) => `${where}[${i}] has an undeclared column ${key}`),
      ]);
    default:
      if (field.orNumber && typeof value === "number") return Number.isFinite(value) ? [] : wrong;
      return typeof value === "string" && value !== "" ? [] : wrong;
  }
}

function noticeFaults(outputs: Readonly<Record<string, unknown>>): string[] {
  const notices = outputs.notices as { code: string; message: string }[];
  return notices.flatMap(({ code, message }) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) ? [] : [`notice code “${code}”`]),
    ...textFaults(`notice ${code}`, message),
  ]);
}

function wordFaults(calculator: AnyCalculator, inputs: JsonObject, outputs: unknown, tools: Tools): string[] {
  const parsed = parseInputs(calculator, inputs);
  if (parsed.problems) return ["the same inputs were taken once and refused once"];
  const {
    before = "",
    figure,
    after = "",
    label,
  } = calculator.headline(parsed.inputs, outputs as never, tools.format);
  return [
    ...textFaults("headline label", label),
    ...textFaults("headline figure", figure),
    ...holeFaults("headline", `${before} ${after}`),
  ];
}

/** A message without what it quotes: the user may have typed “NaN”. */
function unquoted(message: string): string {
  return message.replace(/“[^”]*”/g, "“”");
}

/** What a value that was never there looks like in a text. */
const HOLES = /\b(?:NaN|undefined|null|Infinity)\b|∞|\[object /;

function textFaults(where: string, text: unknown): string[] {
  if (typeof text !== "string" || text.trim() === "") return [`${where} is empty`];
  return holeFaults(where, text);
}

function holeFaults(where: string, text: string): string[] {
  return HOLES.test(unquoted(text)) ? [`${where} reads “${text}”`] : [];
}

/** Inputs within their bounds, each perhaps left out. */
export function arbitraryInputs(fields: Fields): Arbitrary<JsonObject> {
  const entries = Object.entries(fields).map(
    ([key, field]) => [key, fc.option(arbitraryValue(field, fields), { nil: undefined })] as const,
  );
  return fc.record(Object.fromEntries(entries)) as Arbitrary<JsonObject>;
}

/** Values of every JSON type, under known and unknown keys. */
export function arbitraryJunk(fields: Fields): Arbitrary<JsonObject> {
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
        fc.array(fc.record(rowOf(field.item ?? {})), { maxLength: Math.min(field.maxRows ?? 4, 4) }),
      );
    default:
      return fc.oneof(...known, fc.string({ maxLength: Math.min(field.maxLength ?? 30, 30) }));
  }
}

function rowOf(fields: Fields): Record<string, Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, arbitraryValue(field, fields)]),
  );
}

function defaultOf(field: Field, fields: Fields): unknown {
  const values: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(fields)) values[key] = resolve(one.default, values);
  return resolve(field.default, values);
}

function arbitraryNumber(field: Field, fields: Fields, whole: boolean): Arbitrary<number> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([key, one]) => [key, defaultOf(one, fields)]),
  );
  const limit = (bound: Dependent<number> | undefined) =>
    bound === undefined ? undefined : resolve(bound, values);
  const tiny = whole ? 1 : 1e-9;
  const low = limit(field.min) ?? addTo(limit(field.above), tiny) ?? -1e9;
  const high = limit(field.max) ?? addTo(limit(field.below), -tiny) ?? 1e9;
  // The whole range, its ends, and the small everyday figures near its lower end.
  const near = Math.min(high, low + 400);
  const ends = [low, high, Math.min(high, Math.max(low, 0))];
  if (!whole) {
    const double = (max: number) =>
      fc.double({ min: low, max, noNaN: true }).map((x) => (Object.is(x, -0) ? 0 : x));
    return fc.oneof(double(high), double(near), fc.constantFrom(...ends));
  }
  const integers = (max: number) => fc.integer({ min: Math.ceil(low), max: Math.floor(max) });
  return fc.oneof(integers(Math.min(high, 2 ** 31)), integers(near), fc.constantFrom(...ends));
}

function addTo(value: number | undefined, amount: number): number | undefined {
  return value === undefined ? undefined : value + amount;
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}
