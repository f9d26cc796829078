/** Reads rows that were copied from a lender's statement: dates and amounts, whatever stands around them. */
import { formatIsoDate, parseIsoDate } from "../../../math/dates/civil";

export interface StatementRow {
  /** Line of the text, from 1. */
  readonly line: number;
  /** ISO 8601; two where day and month could be meant either way round. */
  readonly dates: readonly string[];
  readonly amounts: readonly number[];
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";

const ISO = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
const FIGURES = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;
const MONTH_FIRST = new RegExp(`\\b${MONTH}[ -](\\d{1,2})(?:st|nd|rd|th)?,?[ -](\\d{4})\\b`, "i");
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?[ -]${MONTH},?[ -](\\d{4}|\\d{2})\\b`, "i");

/** Every line with a figure or more beside its date; headings and remarks are passed over. */
export function readStatement(text: string): StatementRow[] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    const { dates, rest } = takeDate(line);
    const amounts = cellsOf(rest).flatMap((cell) => {
      const amount = readAmount(cell);
      return amount === null ? [] : [amount];
    });
    const isRow = amounts.length >= 2 || (amounts.length > 0 && dates.length > 0);
    return isRow && !/^\W*total/i.test(line) ? [{ line: i + 1, dates, amounts }] : [];
  });
}

/** The first date of a line, and the line without it. */
function takeDate(line: string): { dates: string[]; rest: string } {
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(line);
    if (!match) continue;
    const dates = read(match).filter((iso) => parseIsoDate(iso) !== null);
    if (dates.length > 0) return { dates: [...new Set(dates)], rest: line.replace(match[0], "\t") };
  }
  return { dates: [], rest: line };
}

const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => string[]])[] = [
  [ISO, ([, year, month, day]) => [iso(year, month, day)]],
  [MONTH_FIRST, ([, month, day, year]) => [iso(year, monthNumber(month), day)]],
  [DAY_FIRST, ([, day, month, year]) => [iso(year, monthNumber(month), day)]],
  [FIGURES, ([, first, second, year]) => [iso(year, first, second), iso(year, second, first)]],
];

type Digits = string | number | undefined;

function iso(year: Digits, month: Digits, day: Digits): string {
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  // A month or day that does not exist gives a text that is no date.
  return Number(month) > 12 || Number(day) > 31
    ? ""
    : formatIsoDate({ year: full, month: Number(month), day: Number(day) });
}

function monthNumber(name: string | undefined): number {
  return MONTHS.indexOf(String(name).slice(0, 3).toLowerCase()) + 1;
}

/** Digits grouped by commas as in `1,354.17` or `12,34,567.00`. */
const GROUPED = /^[^\d,]*\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?[^\d,]*$/;

/** Cells of a line: quoted ones first, then by tabs, semicolons, bars and spaces, and by commas that group no digits. */
function cellsOf(line: string): string[] {
  const quoted = line.replace(/"([^"]*)"/g, (_, cell: string) => `\t${cell.trim()}\t`);
  return quoted.split(/[\t;|\s]+/).flatMap((cell) => {
    if (!cell.includes(",") || GROUPED.test(cell) || /^\D*[\d.]+,\d{2}\D*$/.test(cell)) return [cell];
    return cell.split(",");
  });
}

/** `$1,234.50`, `1.234,50`, `(12.00)`, `1,234.50 Cr`; null where a cell is no amount. */
function readAmount(cell: string): number | null {
  const bare = cell.replace(/[\s$€£₹¥]|rs\.?|inr|usd|cr\.?$|dr\.?$/gi, "");
  if (/%$/.test(bare)) return null;
  const negative = /^\(.*\)$/.test(bare) || bare.startsWith("-") || bare.startsWith("−");
  const digits = bare.replace(/^[-−(+]|\)$/g, "");
  const plain = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}$/.test(digits)
    ? digits.replaceAll(".", "").replace(",", ".")
    : digits.replaceAll(",", "");
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(plain)) return null;
  return negative ? -Number(plain) : Number(plain);
}
