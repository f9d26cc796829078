/**
 * Rows in a link, without the braces and quotation marks of JSON, each of which an address writes as three characters:
 * `name~amount;Visa~4200;Store card~900`. The first row names the columns.
 */
import { type Field, isNumeric } from "./fields";
import type { Json, JsonObject } from "./parse";

const CELL = "~";
const ROW = ";";

/** @returns undefined if the rows cannot be written this way: a cell is missing from some of them, or is not a scalar */
export function encodeRows({ columns = {} }: Field, list: Json): string | undefined {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isRow)) return undefined;
  const rows = list as JsonObject[];
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // A cell that a row lacks has its default, an empty one has none.
  const isOpen = (key: string) => (columns[key]?.default ?? null) === null;
  const isWritable = (cell: Json | undefined, key: string) =>
    cell === undefined ? isOpen(key) : cell === null || typeof cell !== "object";
  if (!keys.every((key) => Object.hasOwn(columns, key) && rows.every((row) => isWritable(row[key], key))))
    return undefined;
  const used = keys.filter((key) => !isOpen(key) || rows.some((row) => (row[key] ?? "") !== ""));
  if (used.length === 0) return undefined;
  return [used, ...rows.map((row) => used.map((key) => escaped(row[key])))].map((cells) => cells.join(CELL)).join(ROW);
}

/** @returns JSON, to be read like typed text; any text that was not written by `encodeRows` stays as it is */
export function decodeRows({ columns = {} }: Field, text: string): string {
  const [head = "", ...rows] = text.split(ROW);
  const keys = head.split(CELL);
  if (rows.length === 0 || !keys.every((key) => Object.hasOwn(columns, key))) return text;
  return JSON.stringify(
    rows.map((row) => {
      const cells = row.split(CELL);
      return Object.fromEntries(
        keys.flatMap((key, i) => {
          const column = columns[key] as Field;
          const text = unescaped(cells[i] ?? "");
          // Only a link written by hand lacks the text of a cell that must have one: it takes the default, if any.
          const isLeftOut =
            text === "" && column.type !== "text" && !column.optional && (column.default ?? null) !== null;
          return isLeftOut ? [] : [[key, cellValue(column, text)]];
        }),
      );
    }),
  );
}

function isRow(row: Json): boolean {
  return typeof row === "object" && row !== null && !Array.isArray(row);
}

function escaped(cell: Json | undefined): string {
  return String(cell ?? "").replace(/[%~;]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}

function unescaped(text: string): string {
  return text.replace(/%(25|7e|3b)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function cellValue(column: Field, text: string): Json {
  if (column.type === "text") return text;
  if (text === "") return null;
  if (column.type === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
  // Exact numbers are written as texts.
  const isNumber = isNumeric(column) && column.type !== "exact" && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text);
  // A number that is too large stays as it was written, so that the message about it can quote it.
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}
