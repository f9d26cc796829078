/**
 * Validates JSON values and converts them to typed inputs. Nothing else in the project validates: the page and the
 * command line first turn typed text into JSON values (read.ts), and shared links take the same path.
 */
import { isClock } from "../math/dates/clock";
import { parseIsoDate } from "../math/dates/iso-date";
import { codePointCount } from "../math/encoding/code-points";
import { Rational } from "../math/numbers/rational";
import { writeScientific } from "../math/numbers/write-number";
import { joinWithOr } from "../math/words/lists";
import type { AnyCalculator, Problem } from "./calculator";
import { isBy, limitsOf, meets, readsOf, resolve } from "./conditions";
import { cellDefault, defaultOf, isExample, plain } from "./defaults";
import { CURRENCY_UNIT, type Field, type Fields, isNumeric } from "./fields";
import { Format } from "./format";
import { midSentence, nameInSentence, nameOf, rowOpening } from "./words";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json | undefined>>;
export type Values = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: the caller knows the calculator's own types
export type Parsed<V = any> =
  | { readonly inputs: V; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/** An invalid value, with the message for its field. */
class InvalidInput {
  constructor(readonly message: string) {}
}

interface Context {
  /** The raw inputs. */
  readonly json: JsonObject;
  readonly inputs: Values;
  readonly format: Format;
}

/**
 * Returns typed inputs, or a problem for every invalid input, in the order in which the inputs are declared. A missing
 * input takes its default, an input that the current mode does not use is ignored, and an unknown key is an error.
 */
export function parseInputs(calculator: AnyCalculator, json: JsonObject, format: Format = new Format()): Parsed {
  const fields: Fields = calculator.inputs;
  const problems: Problem[] = [];
  const inputs: Values = {};
  const context: Context = { json, inputs, format };
  for (const [key, field, quiet] of prepared(fields)) {
    if (quiet && json[key] === undefined) {
      inputs[key] = field.default ?? null;
      continue;
    }
    const used = meets(field.when, inputs);
    const given = used ? json[key] : undefined;
    const value = given === undefined ? fallback(field, used, context) : check(field, given, context);
    if (value instanceof InvalidInput) problems.push({ field: key, message: value.message });
    // Later conditions see the raw value of an invalid input.
    inputs[key] = value instanceof InvalidInput ? plain(given) : value;
  }
  for (const key of Object.keys(json)) {
    if (!Object.hasOwn(fields, key) && json[key] !== undefined)
      problems.push({ field: key, message: `There is no input “${key}”.` });
  }
  return problems.length > 0 ? { problems } : { inputs };
}

/** Key, field, and whether a missing input can take its default unchecked because that is a plain value. */
type PreparedField = readonly [key: string, field: Field, quiet: boolean];

const preparedFields = new WeakMap<Fields, readonly PreparedField[]>();

/** Cached, because a batch calls the same calculator thousands of times per second. */
function prepared(fields: Fields): readonly PreparedField[] {
  let known = preparedFields.get(fields);
  if (!known) {
    known = Object.entries(fields).map(([key, field]) => [key, field, isQuiet(field)]);
    preparedFields.set(fields, known);
  }
  return known;
}

function isQuiet(field: Field): boolean {
  const mayLack = (field.default ?? null) === null && !field.optional;
  return !field.columns && !isExample(field.default) && field.type !== "exact" && !isBy(field.default) && !mayLack;
}

/** The default in the declared type, even if the input is not used, or an error if a required value has no default. */
function fallback(field: Field, used: boolean, context: Context): unknown {
  const value = defaultOf(field, context.inputs, context.json) ?? null;
  if (field.type === "list") {
    const rows = checkList(field, (value ?? []) as Json, context);
    return rows instanceof InvalidInput && !used ? [] : rows;
  }
  if (value === null) return used && !field.optional ? new InvalidInput(missing(field, context)) : null;
  const { parse } = readsOf(field, context.inputs);
  return parse ? parse(String(value)) : value;
}

function check(field: Field, value: Json | undefined, context: Context): unknown {
  const checked = checkType(field, value, context);
  const message = field.messages?.invalid;
  return checked instanceof InvalidInput && message ? new InvalidInput(resolve(message, context.inputs)) : checked;
}

function checkType(field: Field, value: Json | undefined, context: Context): unknown {
  if (field.type === "list") return checkList(field, value ?? [], context);
  if (value === null || value === undefined) return field.optional ? null : new InvalidInput(missing(field, context));
  switch (field.type) {
    case "money":
    case "percent":
    case "number":
    case "integer":
      return checkNumber(field, value, context);
    case "exact":
      return checkExact(field, value, context);
    case "boolean":
      return typeof value === "boolean" ? value : new InvalidInput(missing(field, context));
    case "choice":
      return checkChoice(field, value, context);
    case "date":
      return checkDate(field, value, context);
    case "time":
      return isTime(value)
        ? value
        : new InvalidInput(`Enter ${nameInSentence(field, context.inputs)} as HH:MM, between 00:00 and 23:59.`);
    case "datetime":
      return isDateTime(value)
        ? value
        : new InvalidInput(`Enter ${nameInSentence(field, context.inputs)} as YYYY-MM-DDTHH:MM.`);
    case "text":
      return checkText(field, value, context);
    default:
      throw new TypeError(`${field.type} is not an input type`);
  }
}

/**
 * Smaller numbers count as 0, and so does a negative zero. Nothing that is measured comes near it: the Planck constant
 * is 6.6 × 10⁻³⁴ J·s. A double keeps all its digits down to 2.2 × 10⁻³⁰⁸, so that squares and cubes of what is not 0
 * have theirs; those of smaller numbers lose digits, or become 0 and then a divisor.
 */
export const SMALLEST = 1e-100;

function checkNumber(field: Field, value: Json, context: Context): number | InvalidInput {
  if (typeof value !== "number" || !Number.isFinite(value)) return new InvalidInput(missing(field, context));
  if (Math.abs(value) < SMALLEST && !Object.is(value, 0)) return checkNumber(field, 0, context);
  if (field.type === "integer" && !Number.isInteger(value))
    return new InvalidInput(
      `Enter a whole number for ${nameInSentence(field, context.inputs)}${rangeClause(field, context)}.`,
    );
  return withinBounds(field, value, context) ? value : new InvalidInput(boundsMessage(field, value, context));
}

function checkExact(field: Field, value: Json, context: Context): unknown {
  const read =
    typeof value === "number" || typeof value === "string" ? readSigned(field, String(value), context) : null;
  if (!read) return new InvalidInput(`Enter a number for ${nameInSentence(field, context.inputs)}.`);
  return withinBounds(field, read, context) ? read : new InvalidInput(boundsMessage(field, read.toNumber(), context));
}

function readSigned(field: Field, text: string, { inputs }: Context): Rational | null {
  const { percentSign: sign, parse } = readsOf(field, inputs);
  const trimmed = text.trimEnd();
  const marked = sign !== undefined && trimmed.endsWith("%");
  const value = parse?.(marked ? trimmed.slice(0, -1) : text) ?? null;
  return value && sign === "divide" && marked ? value.divide(Rational.of(100)) : value;
}

function withinBounds(field: Field, value: number | Rational, { inputs }: Context): boolean {
  const { min, max, above, below } = limitsOf(field, inputs);
  return (
    (min === undefined || compare(value, min) >= 0) &&
    (max === undefined || compare(value, max) <= 0) &&
    (above === undefined || compare(value, above) > 0) &&
    (below === undefined || compare(value, below) < 0)
  );
}

/** A limit is taken as its shortest decimal, so an exact number just beyond that is out of bounds. */
function compare(value: number | Rational, limit: number): number {
  return typeof value === "number" ? value - limit : value.compare(Rational.fromNumber(limit));
}

function boundsMessage(field: Field, value: number, context: Context): string {
  const tooLow = field.messages?.tooLow;
  if (tooLow && field.min !== undefined && value < resolve(field.min, context.inputs)) return tooLow;
  return `${nameOf(field, context.inputs)} must be ${rangeText(field, context)}.`;
}

function rangeClause(field: Field, context: Context): string {
  const range = rangeText(field, context);
  return range ? ` ${range.startsWith("between") ? range : `that is ${range}`}` : "";
}

/** Limits below this are written with a power of ten, because a long row of zeros is unreadable. */
const SMALLEST_PLAIN = 1e-6;

/** The allowed range in words: `between 1 and 50 years`, `more than 0 in`, `0 or more`. */
function rangeText(field: Field, { inputs, format }: Context): string {
  if (field.messages?.range) return field.messages.range;
  const unit = field.unit === undefined ? "" : resolve(field.unit, inputs);
  // Units such as `% / year` and `/ month` are left out, because the plain number reads better in a sentence.
  const isMoney = field.type === "money" || unit === CURRENCY_UNIT;
  const suffix =
    field.type === "percent"
      ? "%"
      : unit === CURRENCY_UNIT || /^[/%–]|^$/.test(unit)
        ? ""
        : /^[°′″]$/.test(unit)
          ? unit
          : ` ${unit}`;
  const show = (value: number): string => {
    if (field.digits === "plain") return String(value);
    if (isMoney) return format.money(value, Number.isInteger(value) ? 0 : 2);
    return value !== 0 && Math.abs(value) < SMALLEST_PLAIN ? writeScientific(value, 12) : format.number(value, 12);
  };
  const { min, max, above, below } = limitsOf(field, inputs);
  if (min !== undefined && max !== undefined) return `between ${show(min)} and ${show(max)}${suffix}`;
  const lower =
    min !== undefined
      ? `${show(min)}${suffix} or more`
      : above !== undefined
        ? `more than ${show(above)}${suffix}`
        : "";
  const upper =
    max !== undefined
      ? `at most ${show(max)}${suffix}`
      : below !== undefined
        ? `less than ${show(below)}${suffix}`
        : "";
  return [lower, upper].filter(Boolean).join(" and ");
}

/** A mistyped code that a message may repeat; other text is not echoed. */
const CODE = /^[A-Z][A-Z\d]{0,11}$/;

function checkChoice(field: Field, value: Json, context: Context): string | InvalidInput {
  const code = typeof value === "number" ? String(value) : value;
  const options = field.options ?? {};
  if (typeof code === "string" && Object.hasOwn(options, code)) return code;
  const unknown = field.messages?.unknownOption;
  if (unknown && typeof code === "string" && CODE.test(code))
    return new InvalidInput(unknown.replace("{}", () => code));
  return new InvalidInput(chooseOneOf(Object.keys(options), field, context.inputs));
}

/** @param names of the options: their codes for programs, their labels for people */
export function chooseOneOf(names: readonly string[], field: Field, inputs: Values): string {
  const listed = names.length > 12 ? `${names.slice(0, 10).join(", ")} …` : joinWithOr(names);
  // Labels of choices are often questions, so they are quoted.
  return `Choose one of ${listed} for “${resolve(field.label, inputs)}”.`;
}

function checkDate(field: Field, value: Json, context: Context): string | InvalidInput {
  if (typeof value === "string" && parseIsoDate(value)) return value;
  const parts = typeof value === "string" ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  const day = parts && Number(parts[3]);
  // If the text looks like a date, the message gives the reason; otherwise it gives the expected format.
  const month = parts && context.format.month(`${parts[1]}-${parts[2]}-01`);
  if (parts && day && day <= 31 && month !== "—") {
    const reason = parts[2] === "02" && day === 29 ? `; ${Number(parts[1])} is not a leap year` : "";
    const [name, year] = String(month).split(" ");
    return new InvalidInput(`${name} ${day}, ${year}, does not exist${reason}. Enter a date as YYYY-MM-DD.`);
  }
  return new InvalidInput(`Enter ${nameInSentence(field, context.inputs)} as a date, YYYY-MM-DD.`);
}

function isTime(value: Json): value is string {
  return typeof value === "string" && isClock(value);
}

function isDateTime(value: Json): value is string {
  if (typeof value !== "string") return false;
  const [day = "", clock = ""] = value.split("T");
  return value.length === 16 && parseIsoDate(day) !== null && isTime(clock);
}

function checkText(field: Field, value: Json, context: Context): string | InvalidInput {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return new InvalidInput(`Enter text for ${nameInSentence(field, context.inputs)}.`);
  const { min: minLength = 0, max: maxLength = Number.POSITIVE_INFINITY } = limitsOf(field, context.inputs);
  if (text === "" && minLength > 0) return new InvalidInput(missing(field, context));
  // Characters outside the BMP count once. Code points are counted only if the length is near a limit.
  const close = text.length < 2 * minLength || text.length > maxLength;
  const length = close ? codePointCount(text) : text.length;
  if (length < minLength || length > maxLength) {
    const { format } = context;
    const range =
      minLength > 0 && Number.isFinite(maxLength)
        ? `between ${format.number(minLength)} and ${format.number(maxLength)}`
        : Number.isFinite(maxLength)
          ? `at most ${format.number(maxLength)}`
          : `at least ${format.number(minLength)}`;
    return new InvalidInput(`${nameOf(field, context.inputs)} must have ${range} characters.`);
  }
  return text;
}

function checkList(field: Field, value: Json, context: Context): unknown {
  if (!Array.isArray(value)) return new InvalidInput(`${nameOf(field, context.inputs)} must be a list.`);
  const { columns = {}, row: { label: rowLabel = "Row" } = {} } = field;
  const { min: minRows = 0, max: maxRows = 10_000 } = limitsOf(field, context.inputs);
  if (value.length < minRows)
    return new InvalidInput(
      minRows === 1 ? `Add at least one ${midSentence(rowLabel)}.` : `Add at least ${minRows} rows.`,
    );
  if (value.length > maxRows)
    return new InvalidInput(`${nameOf(field, context.inputs)} can have at most ${maxRows} rows.`);
  const rows: Values[] = [];
  for (const [index, row] of (value as Json[]).entries()) {
    const wrong = (why: string) => new InvalidInput(`${rowOpening(field, value, index)}: ${why}`);
    if (typeof row !== "object" || row === null || Array.isArray(row))
      return wrong("this is not a set of named values.");
    const parsed = checkRow(columns, row as JsonObject, context);
    if (parsed instanceof InvalidInput) return wrong(parsed.message);
    rows.push(parsed);
  }
  return rows;
}

function checkRow(fields: Fields, row: JsonObject, { json, inputs, format }: Context): Values | InvalidInput {
  for (const key of Object.keys(row)) {
    if (!Object.hasOwn(fields, key)) return new InvalidInput(`There is no “${key}”.`);
  }
  const values: Values = {};
  // Bounds, units and defaults of a cell may depend on earlier cells of the row and on inputs outside the list.
  const scope: Values = { ...inputs };
  for (const key in fields) {
    const field = fields[key] as Field;
    const given = row[key];
    const value = given === undefined ? cellDefault(field, scope) : given;
    const checked = check(field, value as Json, { json, inputs: scope, format });
    if (checked instanceof InvalidInput) return checked;
    values[key] = checked;
    scope[key] = checked;
  }
  return values;
}

function missing(field: Field, context: Context): string {
  if (field.messages?.missing) return field.messages.missing;
  if (field.type === "boolean") return `${nameOf(field, context.inputs)} must be true or false.`;
  const name = nameInSentence(field, context.inputs);
  return isNumeric(field) ? `Enter a number for ${name}.` : `Enter ${name}.`;
}
