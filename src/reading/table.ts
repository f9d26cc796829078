/**
 * Rows that were copied from a spreadsheet, a statement, a mail or a web page, as cells of a list: separated by tabs,
 * semicolons, commas, bars, or spaces, with or without headings.
 */
import { choiceInCell } from "./choice";
import { date } from "./date";
import { columnsOf, type TableColumn } from "./headings";
import { marksAndMaximum } from "./marks";
import { plainText, wholeNumber } from "./number";
import { type Habits, isRefused } from "./reading";
import { time } from "./time";

export type { TableColumn } from "./headings";

export type TableRow = Readonly<Record<string, string>>;

/**
 * The rows of a pasted text, by column; null if it is text for a single cell. A first line of headings determines the
 * columns; without one, cells fill the columns from the one that was pasted into onward. Dates, times, choices and check
 * marks are in the form of the fields; numbers are as written. Columns that were not pasted have no key.
 *
 * @param columns all columns, in order
 * @param start key of the column that was pasted into
 */
export function table(
  text: string,
  columns: readonly TableColumn[],
  start: string,
  habits: Habits = {},
): readonly TableRow[] | null {
  const onward = columns.slice(
    Math.max(
      0,
      columns.findIndex(({ key }) => key === start),
    ),
  );
  const split = splitCells(withMarks(text, onward), onward, habits);
  if (!split) return null;
  const cells = withLimits(split, onward);
  const headings = columnsOf(cells, columns, onward);
  const body = headings ? cells.slice(1) : cells;
  const width = Math.max(0, ...body.map((line) => line.length));
  // A column of numbers is not one of names.
  const isNumbers =
    width === 1 && onward[0]?.kind === "text" && body.every(([cell = ""]) => isNumber(cell, habits) || isMarks(cell));
  const first = isNumbers ? onward.findIndex(({ kind }) => kind === "number") : 0;
  const order = headings ?? onward.slice(Math.max(0, first), Math.max(0, first) + width);
  const readers = order.map(
    (column, i) =>
      column &&
      cellReader(
        column,
        body.map((line) => line[i] ?? ""),
        habits,
      ),
  );
  const absent = columns.find(({ key, kind }) => kind === "boolean" && key === "absent");
  return body.map((line) => {
    const cells = order.flatMap((column, i) => {
      if (!column) return [];
      const cell = line[i] ?? "";
      const marks = column.maximum === undefined ? null : marksAndMaximum(cell);
      if (marks && column.maximum !== undefined)
        return [
          [column.key, marks[0]],
          [column.maximum, marks[1]],
        ];
      const isAbsent = absent && column.kind === "number" && ABSENT.test(cell);
      return isAbsent
        ? [
            [column.key, ""],
            [absent.key, "true"],
          ]
        : [[column.key, readers[i]?.(cell) ?? ""]];
    });
    return Object.fromEntries(cells);
  });
}

/** Writes `85 out of 100` as `85/100`, which stays in one cell. */
function withMarks(text: string, columns: readonly TableColumn[]): string {
  const haveMaximum = columns.some(({ maximum }) => maximum !== undefined);
  return haveMaximum ? text.replace(/(\d) *(?:\/|\bout of\b|\bof\b) *(?=\d)/gi, "$1/") : text;
}

/** Lines of cells; null for a text that belongs into one cell. */
function splitCells(text: string, onward: readonly TableColumn[], habits: Habits): string[][] | null {
  const whole = withoutRules(text.replace(/\r\n?/g, "\n").replace(/^\n+|\n+$/g, ""));
  const lines = withoutNumbers(whole.split("\n").filter((line) => line.trim() !== ""));
  if (whole.includes("\t")) return separated(whole, "\t");
  if (lines.length > 0 && lines.every((line) => /^\s*\|.*\|\s*$/.test(line)))
    return lines.map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  if (lines.length < 2) {
    // A date and an amount in one line are two cells, if the first cell cannot take both.
    const [line = ""] = lines;
    const isOne = onward.length < 2 || !onward[0] || onward[0].kind === "text" || isCell(line, onward[0], habits);
    const row = isOne ? null : bySpaces([line], onward, habits);
    return row && (row[0]?.length ?? 0) > 1 ? row : null;
  }
  const alone = lines.map((line) => [unquoted(line)]);
  if (onward.length === 1) return alone;
  if (lines.every((line) => line.includes(";"))) return separated(lines.join("\n"), ";");
  const [first] = onward;
  // 1,200 is one number, and so is 12,50 in half of the world.
  if (first && first.kind !== "text" && lines.every((line) => isCell(line.trim(), first, habits))) return alone;
  const cells = separated(lines.join("\n"), ",");
  const width = cells[0]?.length ?? 0;
  const areCells = width > 1 && cells.every((line) => line.length === width);
  // The commas of “Jan 5, 2026 22,500” separate nothing.
  const fit = cells.every((line) => line.every((cell, i) => !onward[i] || isCell(cell, onward[i], habits)));
  if (areCells && (fit || columnsOf(cells, onward, onward))) return cells;
  return bySpaces(lines, onward, habits) ?? (areCells ? cells : alone);
}

/** Removes the line below the headings of a table in plain text: `|---|---|`. */
function withoutRules(text: string): string {
  return text.replace(/^[\s|:+=-]*-{3,}[\s|:+=-]*$\n?/gm, "").replace(/\n+$/, "");
}

/** Removes the numbers of a numbered list. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const isNumbered = lines.length > 1 && lines.every((line, i) => new RegExp(`^\\s*${i + 1}[.)]\\s+\\S`).test(line));
  return isNumbered ? lines.map((line) => line.replace(/^\s*\d+[.)]\s+/, "")) : lines;
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

/**
 * Splits lines at wide gaps or, if every line then fits the columns, at spaces. A column of text takes the words that
 * the columns on both sides of it leave. Null if that does not work for every line.
 */
function bySpaces(lines: readonly string[], onward: readonly TableColumn[], habits: Habits): string[][] | null {
  const wide = lines.map((line) => line.trim().split(/ {2,}/));
  const width = wide[0]?.length ?? 0;
  if (width > 1 && wide.every((cells) => cells.length === width)) return wide;
  for (let count = onward.length; count > 1; count--) {
    const some = onward.slice(0, count);
    const isText = some.some(({ kind }) => kind === "text");
    const rows = lines.map((line) => {
      const words = line.trim().split(/\s+/);
      return fitted(words, some, habits) ?? (isText ? null : fitted(withoutLinks(words), some, habits));
    });
    const isHeading = rows[0] === null && rows.length > 2 && (lines[0] ?? "").split(/\s+/).length === count;
    if (isHeading) rows[0] = (lines[0] as string).split(/\s+/);
    if (rows.every((row) => row !== null)) return rows;
  }
  return null;
}

/** Drops what stands between numbers, as in `bought 10 shares @ $100`. */
function withoutLinks(words: readonly string[]): readonly string[] {
  return words.map((word) => word.replace(/^@/, "")).filter((word) => !/^(?:|at|for|x|×|shares?|units?)$/i.test(word));
}

/** The words of a line as the cells of these columns; null if they do not fit. */
function fitted(words: readonly string[], columns: readonly TableColumn[], habits: Habits): string[] | null {
  const [column, ...rest] = columns;
  if (!column) return words.length === 0 ? [] : null;
  const most = column.kind === "text" ? words.length - rest.length : Math.min(4, words.length - rest.length);
  for (
    let count = column.kind === "text" ? most : 1;
    count >= 1 && count <= most;
    count += column.kind === "text" ? -1 : 1
  ) {
    const cell = words.slice(0, count).join(" ");
    if (!isCell(cell, column, habits)) continue;
    const after = fitted(words.slice(count), rest, habits);
    if (after) return [column.kind === "text" && rest.length > 0 ? cell.replace(/[:,]$/, "") : cell, ...after];
  }
  return null;
}

/** Entries for “absent” in place of a mark. */
export const ABSENT = /^(?:ab|abs|absent)\.?$/i;
/** Entries for a missing mark: absent or not available. */
const MISSING = /^(?:ab|abs|absent|n\/?a|-|–|—)\.?$/i;

/** Whether a text can be a cell of a column. */
function isCell(text: string, column: TableColumn, habits: Habits): boolean {
  switch (column.kind) {
    case "text":
      return text !== "";
    case "number":
      return MISSING.test(text) || isNumber(text, habits) || (column.maximum !== undefined && isMarks(text));
    case "date":
      return !isRefused(date(text, {}, habits));
    case "time":
      return !isRefused(time(text));
    case "boolean":
      return TRUE.test(text) || FALSE.test(text);
    case "choice":
      return choiceInCell(text, column.options ?? {}) !== null;
  }
}

function isMarks(text: string): boolean {
  return marksAndMaximum(text) !== null;
}

function isNumber(text: string, habits: Habits): boolean {
  const plain = plainText(text)
    .replace(/\p{Sc}|%$|\b(?:Rs\.?|USD|EUR|INR|GBP)\b/giu, "")
    .trim();
  return wholeNumber(plain, { ...habits, letters: "amount" }) !== null;
}

/** Splits `10–25` into its two limits, if a table writes its classes that way. */
function withLimits(cells: string[][], onward: readonly TableColumn[]): string[][] {
  const [lower, upper] = onward;
  if (lower?.kind !== "number" || upper?.kind !== "number") return cells;
  const rows = cells.map((line) => {
    const [, from, to] = /^(\d+(?:[.,]\d+)?)\s*[-–—]\s*(\d+(?:[.,]\d+)?)$/.exec(line[0] ?? "") ?? [];
    return from && to ? [from, to, ...line.slice(1)] : null;
  });
  const isAll = rows.slice(1).every(Boolean) && (rows[0] || (rows.length > 1 && !/\d/.test(cells[0]?.[0] ?? "")));
  return isAll ? rows.map((row, i) => row ?? ["", ...(cells[i] ?? [])]) : cells;
}

const TRUE = /^(?:true|yes|y|x|1|on|✓|✔|☑)$/i;
const FALSE = /^(?:false|no|n|0|off|✗|✘|☐)$/i;

/** Converts the cells of a column to the texts of its field. */
function cellReader(column: TableColumn, cells: readonly string[], habits: Habits): (text: string) => string {
  switch (column.kind) {
    case "date": {
      const own = { ...habits, dayFirst: isDayFirst(cells) ?? habits.dayFirst ?? false };
      return (text) => {
        // A time of day that a spreadsheet added after the date is dropped.
        const day = text.replace(/(?:T| )\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?Z?$/i, "");
        const read = date(day, {}, own);
        return isRefused(read) ? text : read.value;
      };
    }
    case "time":
      return (text) => {
        const read = time(text);
        return isRefused(read) ? text : read.value;
      };
    case "boolean":
      return (text) => (TRUE.test(text) ? "true" : FALSE.test(text) ? "false" : text);
    case "choice":
      return (text) => choiceInCell(text, column.options ?? {}) ?? text;
    case "number":
      // In accounting, parentheses or CR mean a negative number.
      return (text) =>
        text.replace(/^\(([^()]*\d[^()]*)\)$|^([^-].*\d) ?(?:-|CR)$/i, (_, inside, credit) => `-${inside ?? credit}`);
    case "text":
      return (text) => text;
  }
}

/** Whether the dates in a column have the day first, if one of them shows it. */
function isDayFirst(cells: readonly string[]): boolean | null {
  for (const cell of cells) {
    const [, first, second] = /^(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}\b/.exec(cell) ?? [];
    if (Number(first) > 12) return true;
    if (Number(second) > 12) return false;
  }
  return null;
}
