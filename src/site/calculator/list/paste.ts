/** Rows that were copied from a spreadsheet, as cells of a list. */
import type { Field, Fields } from "../../../core/fields";
import { isNumeric } from "../../../core/fields";
import { readField } from "../../../core/read";
import { findDate } from "../../../math/dates/find-date";

export interface PasteHabits {
  /** The visitor writes 1,5 for one and a half. */
  readonly decimalComma: boolean;
  /** The visitor writes 31/3 for March 31. */
  readonly dayFirst: boolean;
}

/**
 * The rows that pasted text puts into a list, by column; null if it is text for a single cell. A first line
 * of headings determines the columns; without one, cells fill the columns from the one that was pasted into
 * onward. Columns that were not pasted have no key.
 *
 * @param start key of the column that was pasted into
 */
export function pastedRows(
  text: string,
  columns: Fields,
  start: string,
  habits: PasteHabits,
): readonly Readonly<Record<string, string>>[] | null {
  const keys = Object.keys(columns);
  const onward = keys.slice(keys.indexOf(start));
  const split = splitCells(text, columns[start], onward.length, habits);
  if (!split) return null;
  const cells = withLimits(split, onward, columns);
  const headings = headingKeys(cells, columns, onward);
  const body = headings ? cells.slice(1) : cells;
  const order = headings ?? onward.slice(0, Math.max(0, ...body.map((line) => line.length)));
  const isDayFirst = (column: number) => dayFirstIn(body, column) ?? habits.dayFirst;
  const ordered = order.map((key, i) => ({ key, field: columns[key ?? ""], dayFirst: isDayFirst(i) }));
  return body.map((line) =>
    Object.fromEntries(
      ordered.flatMap(({ key, field, dayFirst }, i) =>
        key && field ? [[key, cellFor(field, line[i] ?? "", dayFirst)]] : [],
      ),
    ),
  );
}

/** Lines of cells; null for a single line without tabs. */
function splitCells(
  text: string,
  column: Field | undefined,
  places: number,
  { decimalComma }: PasteHabits,
): string[][] | null {
  const whole = text.replace(/\r\n?/g, "\n").replace(/^\n+|\n+$/g, "");
  if (whole.includes("\t")) return separated(whole, "\t");
  if (!whole.includes("\n")) return null;
  const lines = whole.split("\n").filter((line) => line.trim() !== "");
  const alone = lines.map((line) => [unquoted(line)]);
  if (places === 1) return alone;
  if (lines.every((line) => line.includes(";"))) return separated(whole, ";");
  // 1,200 is one number, and so is 12,50 in half of the world.
  const isNumber = (line: string) =>
    column && isNumeric(column) && typeof readField(column, line.trim(), { decimalComma }).value === "number";
  if (lines.every(isNumber)) return alone;
  const cells = separated(whole, ",");
  const width = cells[0]?.length ?? 0;
  return width > 1 && cells.every((line) => line.length === width) ? cells : alone;
}

/**
 * Cells between separators; in quotes, separators and line breaks are text, and a doubled quote means one.
 */
function separated(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=[${separator}\\n]|$)|([^${separator}\\n]*))([${separator}\\n]|$)`,
    "y",
  );
  while (cell.lastIndex <= text.length) {
    const match = cell.exec(text);
    if (!match) break;
    const [, quoted, plain = "", end] = match;
    row.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll("\n", " ").trim());
    if (end !== separator) {
      rows.push(row);
      row = [];
    }
    if (end === "") break;
  }
  return rows.filter((cells) => cells.some((one) => one !== ""));
}

function unquoted(line: string): string {
  const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(line.trim()) ?? [];
  return quoted?.replaceAll('""', '"') ?? line.trim();
}

/** Splits `10–25` into its two limits, if a table writes its classes that way. */
function withLimits(cells: string[][], onward: readonly string[], columns: Fields): string[][] {
  const [lower, upper] = onward.map((key) => columns[key]);
  const rows = cells.map((line) => {
    const [, from, to] = /^(\d+(?:[.,]\d+)?)\s*[-–—]\s*(\d+(?:[.,]\d+)?)$/.exec(line[0] ?? "") ?? [];
    return from && to ? [from, to, ...line.slice(1)] : null;
  });
  const isAll = rows.slice(1).every(Boolean) && (rows[0] || (rows.length > 1 && !/\d/.test(cells[0]?.[0] ?? "")));
  if (!(isAll && lower && upper && isNumeric(lower) && isNumeric(upper))) return cells;
  return rows.map((row, i) => row ?? ["", ...(cells[i] ?? [])]);
}

/** The columns that the first line names, in its order; null if it is not a line of headings. */
function headingKeys(
  [line = [], ...body]: readonly (readonly string[])[],
  columns: Fields,
  onward: readonly string[],
): (string | undefined)[] | null {
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const exact = line.map((cell) => {
    const wanted = plain(cell);
    const isMeant = ([key, { label }]: [string, Field]) =>
      plain(key) === wanted || (typeof label === "string" && plain(label) === wanted);
    return wanted ? Object.entries(columns).find(isMeant)?.[0] : undefined;
  });
  const isWords = (i: number) => !/\d/.test(line[i] ?? "");
  // A single word may be a name rather than a heading.
  const isHeading = (keys: readonly (string | undefined)[]) =>
    keys.some(Boolean) &&
    keys.every((key, i) => (key !== undefined && key === exact[i]) || isWords(i)) &&
    keys.filter(Boolean).length >= Math.min(2, line.length);
  const numbers = (key: string | undefined) => Boolean(key && columns[key] && isNumeric(columns[key]));
  const likely = likelyKeys(line, exact, columns);
  if (isHeading(likely) && (exact.some(Boolean) || likely.some(numbers))) return likely;
  // Words above numbers, with at least one known column: the others are matched by position.
  const isAboveNumbers = onward.some(
    (key, i) => line[i] && numbers(key) && body.every((cells) => /\d/.test(cells[i] ?? "")),
  );
  const inPlace = likely.some(Boolean) && likely.every((key, i) => isWords(i) && (!key || key === onward[i]));
  return inPlace && isAboveNumbers && body.length > 0 ? onward.slice(0, line.length) : null;
}

/**
 * Matches headings that differ from a column's label: “Course name”, “Max. marks”, “Cr”. Best matches first.
 */
function likelyKeys(
  line: readonly string[],
  exact: readonly (string | undefined)[],
  columns: Fields,
): (string | undefined)[] {
  const keys = [...exact];
  const pairs = line
    .flatMap((cell, i) =>
      exact[i] ? [] : Object.entries(columns).map(([key, field]) => ({ i, key, score: likeness(cell, key, field) })),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  for (const { i, key } of pairs) if (!keys[i] && !keys.includes(key)) keys[i] = key;
  return keys;
}

/** How many words of a heading match those of a column; headings of number columns may be abbreviated. */
function likeness(heading: string, key: string, field: Field): number {
  const label = typeof field.label === "string" ? field.label : "";
  const own = wordsOf(`${key.replace(/[A-Z]/g, " $&")} ${label} ${field.noun ?? ""}`);
  const isOwn = (word: string) =>
    own.some((one) => one === word || (isNumeric(field) && word.length > 1 && one.startsWith(word)));
  return wordsOf(heading).filter(isOwn).length;
}

/** Words in lowercase and in the singular. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
}

/** Whether the dates of a column must have the day first, or the month; undefined if both are possible. */
function dayFirstIn(lines: readonly (readonly string[])[], column: number): boolean | undefined {
  for (const line of lines) {
    const [, first = "0", second = "0"] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d/.exec(line[column] ?? "") ?? [];
    if (Number(first) > 12) return true;
    if (Number(second) > 12) return false;
  }
  return undefined;
}

/** A cell's text as its column expects it; unreadable text stays as it was, and the page reports it. */
function cellFor(field: Field, pasted: string, dayFirst: boolean): string {
  const text = pasted.replace(/[\u00a0\u202f]/g, " ").trim();
  switch (field.type) {
    case "date":
      return isoDate(text, dayFirst);
    case "time":
      return isoTime(text);
    case "boolean":
      return TRUE.test(text) ? "true" : FALSE.test(text) ? "false" : text;
    case "choice": {
      const lower = text.toLowerCase();
      const options = Object.entries(field.options ?? {});
      const isMeant = ([code, wording]: [string, string]) =>
        code.toLowerCase() === lower || wording.toLowerCase() === lower;
      // “IB” and “Dual enrollment” match “AP, IB, dual”, and “H” matches if only one choice begins with it.
      const [first = "?"] = wordsOf(text);
      const isLikely = ([code, wording]: [string, string]) =>
        wordsOf(`${code} ${wording}`).some((word) => word.startsWith(first));
      const likely = options.filter(isLikely);
      return options.find(isMeant)?.[0] ?? (likely.length === 1 ? likely[0]?.[0] : undefined) ?? text;
    }
    default:
      // In accounting, parentheses mean a negative number.
      return isNumeric(field) ? text.replace(/^\(([^()]*\d[^()]*)\)$/, "-$1") : text;
  }
}

const TRUE = /^(?:true|yes|y|x|1|on|✓|✔|☑)$/i;
const FALSE = /^(?:false|no|n|0|off|✗|✘|☐)$/i;

/** A date in ISO format; a time of day that a spreadsheet added after it is dropped. */
function isoDate(text: string, dayFirst: boolean): string {
  const found = findDate(text);
  const rest = found && text.replace(found.text, "").trim();
  if (!found || (rest && !/^T?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/.test(rest))) return text;
  const { isoDates } = found;
  // With periods between them, the day always comes first.
  return (dayFirst || found.text.includes(".") ? isoDates.at(-1) : isoDates[0]) ?? text;
}

/** `9:05 PM` as 21:05. */
function isoTime(text: string): string {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text);
  if (!match) return text;
  const [, hour, minute = "00", half] = match;
  if (!half) return `${hour?.padStart(2, "0")}:${minute}`;
  return `${String((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}
