/**
 * Converts text that was typed, pasted or found in a link to the JSON value of a field. `parseInputs` validates it
 * later.
 */
import type { NumberStyle } from "../math/numbers/read-number";
import type { UnitSymbol } from "../math/units/units";
import { meets, readsOf, resolve } from "./conditions";
import { CURRENCY_UNIT, type Field, isNumeric } from "./fields";
import { type Part, unitOf } from "./measures";
import type { NumberReader } from "./number-reader";
import type { Json, Values } from "./parse";

export interface Reading {
  /** The original text if it could not be read as a number; `parseInputs` then reports the field's message. */
  readonly value: Json;
  /** How an expression or ambiguous number was interpreted, in plain decimals. Shown at the field. */
  readonly interpretation?: string;
  /** The text is more than a plain number, and no reader was passed in. */
  readonly needsReader?: true;
}

export interface ReadContext {
  /** The visitor uses a decimal comma: 1,5 is one and a half. */
  readonly decimalComma?: boolean;
  /** Other inputs, for a unit that depends on them. */
  readonly inputs?: Values;
  /** Reads `$400k`, `50 lakh` and `1200*12`. The page fetches it when a number field is first used. */
  readonly reader?: NumberReader | undefined;
}

/** Reads one field's text. Empty text is null, or an empty string in a text field and no rows in a list. */
export function readField(field: Field, text: string, context: ReadContext = {}): Reading {
  if (field.type === "text") return { value: text };
  const trimmed = text.trim();
  if (field.type === "list") return trimmed === "" ? { value: [] } : readRows(field, trimmed, context);
  if (trimmed === "") return { value: null };
  if (field.type === "boolean") return { value: readBoolean(trimmed) };
  if (isNumeric(field)) return readNumeric(field, trimmed, context);
  return { value: trimmed };
}

/** `5:30`, `12:07.5` */
const SIXTIETHS = /^(\d{1,9}):([0-5]\d(?:\.\d*)?)$/;

/** Number of decimal digits that a double always preserves. */
const SAFE_DIGITS = 15;

function readNumeric(field: Field, text: string, context: ReadContext): Reading {
  const { percentSign, sixtieths } = readsOf(field, context.inputs);
  const divides = percentSign === "divide";
  if (divides && text.endsWith("%")) return { value: text };
  const clock = sixtieths && meets(sixtieths, context.inputs ?? {}) && SIXTIETHS.exec(text);
  if (clock) return { value: Number((Number(clock[1]) + Number(clock[2]) / 60).toPrecision(SAFE_DIGITS)) };
  const { reader } = context;
  if (!reader) return readPlain(field, text, context);
  const style = numberStyle(field, context);
  const unit = unitOf(field, context.inputs ?? {});
  const measure = unit && reader.measure(text, [unit], style);
  if (measure) {
    const [value] = measure.numbers as [number];
    return measure.uncertain || !isOnly(unit, measure.units)
      ? { value, interpretation: measureText([value], [unit]) }
      : { value };
  }
  const reading = reader.read(text, style);
  if (!reading) return { value: text };
  const interpretation = reading.uncertain ? { interpretation: reading.text } : {};
  const value = field.type === "exact" ? reading.text : reading.number;
  return Number.isFinite(reading.number) ? { value, ...interpretation } : { value: reading.text };
}

/**
 * Reads a measure in units other than its field's own and splits it among all inputs of the measure: `5 ft 11` or
 * `180 cm` fills the inputs for feet and inches. Returns null for a number in the field's own unit.
 */
export function readParts(
  text: string,
  unit: UnitSymbol,
  parts: readonly Part[],
  { decimalComma, reader }: Omit<ReadContext, "inputs">,
): { readonly values: Readonly<Record<string, number>>; readonly interpretation: string } | null {
  const style = decimalComma === undefined ? {} : { decimalComma };
  const written = reader?.measure(text, [unit], style)?.units;
  if (!written || isOnly(unit, written)) return null;
  // A weight typed in pounds or kilograms is not split into stones.
  const filled = parts.filter((part) => part.unit !== "st" || written.includes("st"));
  const units = filled.map((part) => part.unit);
  const numbers = reader?.measure(text, units, style)?.numbers ?? [];
  const zeros = parts.map(({ key }) => [key, 0] as const);
  return {
    values: Object.fromEntries([...zeros, ...filled.map(({ key }, i) => [key, numbers[i] as number] as const)]),
    interpretation: measureText(numbers, units),
  };
}

function isOnly(unit: UnitSymbol, written: readonly UnitSymbol[]): boolean {
  return written.length === 1 && written[0] === unit;
}

/** `5 ft 10.86614 in`, rounded to seven significant digits for display. */
function measureText(numbers: readonly number[], units: readonly UnitSymbol[]): string {
  return units.map((unit, i) => `${Number(numbers[i]?.toPrecision(7))} ${unit}`).join(" ");
}

/** Digits, optionally grouped by thousands, with an optional decimal point. */
const PLAIN = /^[+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

/**
 * A separator before exactly three digits may group thousands or mark decimals, depending on the country. The number
 * reader decides and reports how it was read.
 */
const UNCERTAIN = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The same with a decimal comma: thousands or lakhs are separated by spaces. */
const PLAIN_COMMA = /^[+-]?(?:[1-9]\d{0,2}(?: \d{2,3})* \d{3}|\d+)?(?:,\d*)?$/;

/** Reads what needs no number reader: most of what people type, and texts without a digit in any script. */
function readPlain(field: Field, text: string, context: ReadContext): Reading {
  if (!/\p{N}/u.test(text)) return { value: text };
  if (context.decimalComma && PLAIN_COMMA.test(text))
    return plainValue(field, text.replaceAll(" ", "").replace(",", "."));
  // With a decimal comma, a separator before three digits is ambiguous.
  const isForeign = context.decimalComma && UNCERTAIN.test(text);
  if (!PLAIN.test(text) || isForeign) return { value: text, needsReader: true };
  const decimalOnly = text.includes(".") && Number(text.replace(".", "")) > mostOf(field, context);
  const uncertain = UNCERTAIN.test(text) && !decimalOnly ? { needsReader: true as const } : {};
  return { ...plainValue(field, text.replaceAll(",", "")), ...uncertain };
}

/** @param digits with a decimal point and without grouping */
function plainValue(field: Field, digits: string): Reading {
  return { value: field.type === "exact" ? digits : Number(digits) };
}

/** The upper limit of the field. */
function mostOf(field: Field, { inputs = {} }: ReadContext): number {
  const limit = field.max ?? field.below;
  return limit === undefined ? Number.POSITIVE_INFINITY : resolve(limit, inputs);
}

function numberStyle(field: Field, context: ReadContext): NumberStyle {
  const { decimalComma, inputs = {} } = context;
  const unit = field.unit === undefined ? "" : resolve(field.unit, inputs);
  return {
    ...(decimalComma !== undefined && { decimalComma }),
    amount: field.type === "money" || unit === CURRENCY_UNIT,
    max: mostOf(field, context),
    affixes: [...(unit ? [unit] : []), ...(field.type === "percent" || field.type === "exact" ? ["%"] : [])],
  };
}

function readBoolean(text: string): Json {
  const word = text.toLowerCase();
  return ["true", "yes", "1", "on"].includes(word) ? true : ["false", "no", "0", "off"].includes(word) ? false : text;
}

/** Reads rows in JSON, whose cells may be texts as typed. */
function readRows(field: Field, text: string, context: ReadContext): Reading {
  const rows = readJson(text);
  if (!Array.isArray(rows)) return { value: rows };
  let needsReader = false;
  const readCell = (key: string, cell: Json): Json => {
    const column = field.columns?.[key];
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
