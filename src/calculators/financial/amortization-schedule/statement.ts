/** Reads dates and amounts from rows copied from a lender's statement and ignores any other text. */
import { findDate } from "../../../math/dates/find-date";

export interface StatementRow {
  /** Line of the text, counted from 1. */
  readonly line: number;
  /** ISO 8601; two dates if day and month are ambiguous. */
  readonly dates: readonly string[];
  readonly amounts: readonly number[];
}

/** Every line with two amounts, or with a date and at least one amount. Headings, totals and remarks are skipped. */
export function readStatement(text: string): StatementRow[] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    const date = findDate(line);
    const dates = date?.isoDates ?? [];
    const rest = date ? line.replace(date.text, "\t") : line;
    const amounts = cellsOf(rest).flatMap((cell) => {
      const amount = readAmount(cell);
      return amount === null ? [] : [amount];
    });
    const isRow = amounts.length >= 2 || (amounts.length > 0 && dates.length > 0);
    return isRow && !/^\W*total/i.test(line) ? [{ line: i + 1, dates, amounts }] : [];
  });
}

/** Digits grouped by commas as in `1,354.17` or `12,34,567.00`. */
const GROUPED = /^[^\d,]*\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?[^\d,]*$/;

/** Splits a line at quotes, tabs, semicolons, bars, spaces, and commas that do not group digits. */
function cellsOf(line: string): string[] {
  const quoted = line.replace(/"([^"]*)"/g, (_, cell: string) => `\t${cell.trim()}\t`);
  return quoted.split(/[\t;|\s]+/).flatMap((cell) => {
    if (!cell.includes(",") || GROUPED.test(cell) || /^\D*[\d.]+,\d{2}\D*$/.test(cell)) return [cell];
    return cell.split(",");
  });
}

/** Reads `$1,234.50`, `1.234,50`, `(12.00)` or `1,234.50 Cr`; returns null if the cell is not an amount. */
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
