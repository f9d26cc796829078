/** From what was typed, pasted or put into a link to the JSON value of a field. `parseInputs` judges it after. */
import type { NumberStyle } from "../math/numbers/read-number";
import { resolve } from "./conditions";
import type { Field } from "./fields";
import type { NumberReader } from "./number-reader";
import type { Json, Values } from "./parse";

export interface Reading {
  /** Text where a number was wanted and could not be read: `parseInputs` turns it into the field's sentence. */
  readonly value: Json;
  /** What a sum or an ambiguous number was taken for, in plain decimals; the field shows it. */
  readonly understood?: string;
  /** The text is more than a plain number, and no reader was at hand. */
  readonly needsReader?: true;
}

export interface ReadContext {
  /** The reader writes 1,5 for one and a half. */
  readonly decimalComma?: boolean;
  /** Other inputs, for a unit that depends on them. */
  readonly inputs?: Values;
  /** Reads `$400k`, `50 lakh` and `1200*12`. The page fetches it when a number field is first used. */
  readonly reader?: NumberReader | undefined;
}

const NUMBERS = ["money", "percent", "number", "integer", "exact"];

/** Reads one field's text. An empty text is no value: null, or the empty text of a text field. */
export function readField(field: Field, text: string, context: ReadContext = {}): Reading {
  if (field.type === "text") return { value: text };
  const trimmed = text.trim();
  if (field.type === "list") return trimmed === "" ? { value: [] } : readRows(field, trimmed, context);
  if (trimmed === "") return { value: null };
  if (field.type === "boolean") return { value: readBoolean(trimmed) };
  if (NUMBERS.includes(field.type)) return readNumeric(field, trimmed, context);
  return { value: trimmed };
}

function readNumeric(field: Field, text: string, context: ReadContext): Reading {
  const divides = field.percentSign && resolve(field.percentSign, context.inputs ?? {}) === "divide";
  if (divides && text.endsWith("%")) return { value: text };
  const { reader } = context;
  if (!reader) return readPlain(field, text);
  const reading = reader.read(text, numberStyle(field, context));
  if (!reading) return { value: text };
  const understood = reading.uncertain ? { understood: reading.text } : {};
  const value = field.type === "exact" ? reading.text : reading.number;
  return Number.isFinite(reading.number) ? { value, ...understood } : { value: reading.text };
}

/** Digits, perhaps grouped by thousands, perhaps a decimal point. */
const PLAIN = /^[+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

/** A point before three digits groups them elsewhere, and a comma is a decimal there: the reader knows, and says so. */
const UNCERTAIN = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** What needs no reader: most of what is typed. */
function readPlain(field: Field, text: string): Reading {
  if (!PLAIN.test(text) || !/\d/.test(text)) return { value: text, needsReader: true };
  const digits = text.replaceAll(",", "");
  const uncertain = UNCERTAIN.test(text) ? { needsReader: true as const } : {};
  return { value: field.type === "exact" ? digits : Number(digits), ...uncertain };
}

function numberStyle(field: Field, { decimalComma, inputs = {} }: ReadContext): NumberStyle {
  const unit = field.unit === undefined ? "" : resolve(field.unit, inputs);
  return {
    ...(decimalComma !== undefined && { decimalComma }),
    amount: field.type === "money",
    affixes: [...(unit ? [unit] : []), ...(field.type === "percent" || field.type === "exact" ? ["%"] : [])],
  };
}

function readBoolean(text: string): Json {
  const word = text.toLowerCase();
  return ["true", "yes", "1", "on"].includes(word)
    ? true
    : ["false", "no", "0", "off"].includes(word)
      ? false
      : text;
}

/** JSON rows, whose cells may be texts as typed. */
function readRows(field: Field, text: string, context: ReadContext): Reading {
  const rows = readJson(text);
  if (!Array.isArray(rows)) return { value: rows };
  let needsReader = false;
  const readCell = (key: string, cell: Json): Json => {
    const column = field.item?.[key];
    if (!column || typeof cell !== "string") return cell;
    const reading = readField(column, cell, context);
    needsReader ||= reading.needsReader ?? false;
    return reading.value;
  };
  const value = rows.map((row: Json) => {
    if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
    return Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, readCell(key, cell)])) as Json;
  });
  return needsReader ? { value, needsReader } : { value };
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
