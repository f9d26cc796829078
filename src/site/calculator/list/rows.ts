/** The rows of a list as cell texts, and how a change to one list affects the lists that name its rows. */
import { resolve } from "../../../core/conditions";
import { type Field, type Fields, isNumeric, type RowsOf } from "../../../core/fields";
import type { Values } from "../../../core/parse";
import { renameRows, rowNames, rowsOf, writeNames } from "../../../core/row-names";
import { rowOpening } from "../../../core/words";
import type { Grouping } from "../../../math/numbers/write-number";
import { numberText } from "../field-text";

export type Row = Readonly<Record<string, string>>;
export type Rows = readonly Row[];

/** How numbers are written into cells. */
export interface Writing {
  readonly decimalComma?: boolean;
  readonly grouping?: Grouping;
}

/** Rows of a list's text, which is JSON; cells are texts as typed, or values set by the page itself. */
export function readRows(field: Field, text: string, writing: Writing): Rows {
  const cellsOf = (row: object) =>
    Object.entries(row).map(([key, cell]) => [key, cellText(field.columns?.[key], cell, writing)]);
  try {
    const rows: unknown = JSON.parse(text || "[]");
    if (!Array.isArray(rows)) return [];
    return rows
      .filter((row) => typeof row === "object" && row !== null)
      .map((row: object) => Object.fromEntries(cellsOf(row)));
  } catch {
    return [];
  }
}

/** As in a field: amounts and long numbers are grouped, and amounts with a fraction have two decimals: 18.50. */
function cellText(column: Field | undefined, cell: unknown, { decimalComma = false, grouping }: Writing): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "number") return String(cell);
  const isMoney = column?.type === "money";
  const isGrouped = column?.digits !== "plain" && (isMoney || Math.abs(cell) >= 10_000);
  const text = numberText(cell, decimalComma, isGrouped ? (grouping ?? "thousands") : undefined);
  return isMoney && /\d[.,]\d$/.test(text) ? `${text}0` : text;
}

/** The text of a cell in a new row. */
export function startText(column: Field, writing: Writing): string {
  const start = resolve(column.default, {});
  if (start !== undefined && start !== null) return cellText(column, start, writing);
  return column.type === "choice" && !column.optional ? (Object.keys(column.options ?? {})[0] ?? "") : "";
}

export function startRow(columns: Fields, writing: Writing): Row {
  return Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, startText(column, writing)]));
}

/** The names of a list's rows, as used by a column of another list. */
export function namesIn(rows: Rows, field: Field, column: string): string[] {
  return rowNames(
    rows.map((row) => row[column] ?? ""),
    field.row?.label ?? "Row",
  );
}

interface Change {
  readonly name: string;
  readonly before: Rows;
  readonly after: Rows;
  /** The current index of an earlier row; null if it was removed. */
  readonly placeNow: (index: number) => number | null;
}

/** All inputs of a calculator, and their texts. */
export interface Lists {
  readonly fields: Fields;
  /** Effective inputs, for labels and units that depend on them. */
  readonly current: Values;
  readonly textOf: (key: string) => string;
  /** Whether it is untouched, as the page opened with it. */
  readonly isExample: (key: string) => boolean;
}

/**
 * The texts of other lists after rows of one were renamed or removed: an item stays with its people, whatever
 * their names.
 */
export function textsNaming(
  { fields, textOf }: Pick<Lists, "fields" | "textOf">,
  { name, before, after, placeNow }: Change,
): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const [list, { columns = {} }] of Object.entries(fields)) {
    const naming = Object.entries(columns).filter(([, column]) => rowsOf(column)?.list === name);
    if (naming.length === 0) continue;
    const rows = jsonRows(textOf(list));
    const renamed = rows.map((row) => {
      const cells = { ...row };
      for (const [key, nameColumn] of naming) {
        const field = fields[name] as Field;
        const { column = "", many }: Partial<RowsOf> = rowsOf(nameColumn) ?? {};
        const namesNow = namesIn(after, field, column);
        const nowCalled = before.map((_, i) => namesNow[placeNow(i) ?? -1] ?? null);
        cells[key] = renameRows(
          String(cells[key] ?? ""),
          namesIn(before, field, column),
          nowCalled,
          many !== undefined,
        );
      }
      return cells;
    });
    const text = JSON.stringify(renamed);
    if (text !== JSON.stringify(rows)) changed[list] = text;
  }
  return changed;
}

function jsonRows(text: string): Record<string, unknown>[] {
  try {
    const rows: unknown = JSON.parse(text || "[]");
    return Array.isArray(rows) ? rows.filter((row) => typeof row === "object" && row !== null) : [];
  } catch {
    return [];
  }
}

/** The name of a control in a list, which is used to find what was typed into it early. */
export function cellName(list: string, index: number, key: string): string {
  return `${list}.${index}.${key}`;
}

type Early = Readonly<Record<string, string>>;

/** The rows of a list in the page's HTML. */
export function openingRows(field: Field): Rows {
  return readRows(field, JSON.stringify(resolve(field.default, {}) ?? []), {});
}

/**
 * The rows to paste into. If several rows are pasted at the first row of an untouched example, the whole
 * example is dropped, so that none of it is part of the answer. A list whose rows another one names is kept
 * whole.
 */
export function rowsToPasteInto(
  { fields, isExample }: Pick<Lists, "fields" | "isExample">,
  list: string,
  rows: Rows,
  { first, count }: { first: number; count: number },
): Rows {
  const isNamed = Object.values(fields).some(({ columns: item = {} }) =>
    Object.values(item).some((column) => rowsOf(column)?.list === list),
  );
  return isNamed || first > 0 || count < 2 || !isExample(list) ? rows : [];
}

/** A row after pasting: if its first column was pasted, it is a new row and keeps nothing of the old one. */
export function pastedRow(columns: Fields, before: Row | undefined, pasted: Row, writing: Writing): Row {
  const [first = ""] = Object.keys(columns);
  const cells = Object.entries(pasted).map(([key, text]) => [
    key,
    text === "" ? startText(columns[key] as Field, writing) : text,
  ]);
  const kept = before && !(first in pasted) ? before : startRow(columns, writing);
  return { ...kept, ...Object.fromEntries(cells) };
}

/** Rows with what was typed and checked in the page's HTML before the script for lists loaded. */
export function withEarlyCells(fields: Fields, list: string, rows: Rows, early: Early): Rows {
  const { columns: item = {} } = fields[list] as Field;
  const opening = openingRows(fields[list] as Field);
  let isChanged = false;
  const typed = rows.map((row, index) => {
    const cells = Object.entries(item).flatMap(([key, column]) => {
      const before = opening[index]?.[key];
      const id = cellName(list, index, key);
      const now = rowsOf(column)?.many ? earlyNames(fields, column, id, early) : early[id];
      // The HTML may have been written with another grouping.
      const isSame = now === before || (isNumeric(column) && now?.replaceAll(",", "") === before?.replaceAll(",", ""));
      return before === undefined || now === undefined || isSame || now === row[key] ? [] : [[key, now] as const];
    });
    if (cells.length === 0) return row;
    isChanged = true;
    return { ...row, ...Object.fromEntries(cells) };
  });
  return isChanged ? typed : rows;
}

/** The text of a cell whose names were checked. “Everyone” is ignored: it is stale, or no name is checked. */
function earlyNames(fields: Fields, naming: Field, id: string, early: Early): string | undefined {
  const { list = "", column = "" }: Partial<RowsOf> = rowsOf(naming) ?? {};
  const other = fields[list] as Field;
  const names = namesIn(openingRows(other), other, column);
  if (early[`${id}.all`] === undefined) return undefined;
  return writeNames(names.flatMap((name, i) => (early[`${id}.${i}`] === "true" ? [{ name, weight: null }] : [])));
}

/** The index of the row that a message about the list begins with; −1 if it begins with none. */
export function rowNamedIn(problem: string | undefined, field: Field, rows: Rows): number {
  const openings = rows.map((_, index) => rowOpening(field, rows, index));
  // Of "Art" and "Art 2", the longer one wins.
  const named = openings
    .filter((opening) => problem?.startsWith(opening) && !/^[\p{L}\p{N}]/u.test(problem.slice(opening.length)))
    .sort((a, b) => b.length - a.length)[0];
  return named === undefined ? -1 : openings.indexOf(named);
}
