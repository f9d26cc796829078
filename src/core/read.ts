/**
 * Converts text that was typed, pasted or found in a link to the JSON value of a field, by the grammar of the field's
 * kind. `parseInputs` validates it later.
 */
import type { GrammarName, Grammars } from "../reading/grammars";
import type { Habits } from "../reading/reading";
import { readsOf } from "./conditions";
import { type Field, type Fields, isNumeric } from "./fields";
import type { Json, Values } from "./parse";
import { type DayType, readDay } from "./read-day";
import { readNumeric } from "./read-number";
import { readRange } from "./read-range";
import { pastedRows } from "./read-table";
import { rowOpening } from "./words";

export interface Reading {
  /** The original text if it could not be read; `parseInputs` would report the field's message. */
  readonly value: Json;
  /** How a text that could be read in several ways, a sum or another unit was interpreted. Shown at the field. */
  readonly interpretation?: string;
  /** A text that has the other meaning of an ambiguous one. */
  readonly other?: string;
  /** Why the text could not be read, and what could be: complete sentences. */
  readonly refusal?: string;
  /** Grammars that the text needs and that were not passed in. */
  readonly needs?: readonly GrammarName[];
  /** Choices of units or currencies that the text makes: `37.2 °C` chooses Celsius. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** The currency that was written, if amounts are in no particular one. */
  readonly currency?: string;
}

/** How the person who wrote the text writes, and what is known about the other inputs. */
export interface ReadContext extends Habits {
  /** ISO code of the currency of amounts; without it, amounts may be in any. */
  readonly currency?: string;
  /** The other inputs: their definitions, and values for a unit that depends on them. */
  readonly fields?: Fields;
  readonly inputs?: Values;
  /** A cell of a list, which chooses no unit for the others: a measure in another unit is converted. */
  readonly isCell?: true;
  /** Without them, only plain numbers, dates and times are read. The page fetches those that texts need. */
  readonly grammars?: Grammars;
}

/** Reads one field's text. Empty text is null, or an empty string in a text field and no rows in a list. */
export function readField(field: Field, text: string, context: ReadContext = {}): Reading {
  const trimmed = text.trim();
  if (field.type === "text")
    return trimmed !== "" && !DIGITS.test(trimmed) && readsOf(field, context.inputs).number
      ? readNumeric(numberIn(field), trimmed, context)
      : { value: text };
  if (field.type === "list") return trimmed === "" ? { value: [] } : readRows(field, trimmed, context);
  if (trimmed === "") return { value: null };
  if (field.type === "boolean") return { value: readBoolean(trimmed) };
  if (isNumeric(field)) return readRange(field, trimmed, context) ?? readNumeric(field, trimmed, context);
  if (isDay(field))
    return /[~±]/.test(trimmed) ? { value: text, refusal: ONE_VALUE } : readDay(field, trimmed, context);
  return { value: trimmed };
}

/** Digits, grouped by thousands or in lakhs, as a text that is a number keeps them. */
const DIGITS = /^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?$/;

/** The number that a text field holds. Its limits are for the length of the text. */
function numberIn({ min, max, ...field }: Field): Field {
  return { ...field, type: "exact" };
}

const ONE_VALUE = "This field takes one value. Only numbers can be ranges.";

function isDay(field: Field): field is Field & { readonly type: DayType } {
  return field.type === "date" || field.type === "time" || field.type === "datetime";
}

function readBoolean(text: string): Json {
  const word = text.toLowerCase();
  return ["true", "yes", "1", "on"].includes(word) ? true : ["false", "no", "0", "off"].includes(word) ? false : text;
}

/** Reads rows in JSON, whose cells may be texts as typed, or pasted from a table. */
function readRows(field: Field, text: string, context: ReadContext): Reading {
  const rows = /^[[{"\d]/.test(text) ? readJson(text) : text;
  if (Array.isArray(rows)) return readCells(field, rows, context);
  if (typeof rows !== "string" || /^[[{]/.test(text)) return { value: rows };
  const { tables } = context.grammars ?? {};
  if (!tables) return { value: text, needs: ["tables"] };
  const { columns = {} } = field;
  const [first = ""] = Object.keys(columns);
  const pasted = pastedRows(tables, text, columns, first, context) ?? oneColumn(text, columns);
  return pasted ? readCells(field, pasted, context) : { value: text };
}

/** The items of a list with one column in one line: `Aug 22; Sep 19`. */
function oneColumn(text: string, columns: Fields): readonly Readonly<Record<string, string>>[] | null {
  const [key, ...more] = Object.keys(columns);
  if (key === undefined || more.length > 0 || text.includes("\n")) return null;
  return text.split(text.includes(";") ? ";" : /,(?= )(?! \d{4}\b)/).map((item) => ({ [key]: item.trim() }));
}

function readCells(field: Field, rows: readonly Json[], context: ReadContext): Reading {
  const needs = new Set<GrammarName>();
  let refusal: string | undefined;
  const absent = field.columns?.absent?.type === "boolean";
  const readCell = (key: string, cell: Json, index: number): Json => {
    const column = field.columns?.[key];
    if (!column || typeof cell !== "string") return cell;
    const reading = readField(column, cell, { ...context, isCell: true });
    for (const name of reading.needs ?? []) needs.add(name);
    if (reading.refusal !== undefined) refusal ??= `${rowOpening(field, rows, index)}: ${reading.refusal}`;
    return reading.value;
  };
  const value = rows.map((row: Json, index) => {
    if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
    const cells = Object.entries(row).flatMap(([key, cell]) => {
      // “AB” in place of a mark.
      const isMark = absent && typeof cell === "string" && field.columns?.[key]?.type === "number";
      if (isMark && /^ab/i.test(cell) && !context.grammars?.tables) needs.add("tables");
      if (!isMark || !context.grammars?.tables?.ABSENT.test(cell.trim())) return [[key, readCell(key, cell, index)]];
      return [
        [key, null],
        ["absent", true],
      ];
    });
    return Object.fromEntries(cells) as Json;
  });
  return { value, ...(needs.size > 0 && { needs: [...needs] }), ...(refusal !== undefined && { refusal }) };
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
