/**
 * Finds dates as people and spreadsheets write them: `2026-03-31`, `3/31/2026`, `31.03.26`, `Mar 31, 2026`,
 * `31-Mar-26`.
 */
import { formatIsoDate, parseIsoDate } from "./iso-date";
import { MONTH_PATTERN } from "./month-pattern";
import { SHORT_MONTH_NAMES } from "./months";

export interface FoundDate {
  /** The date as written in the text. */
  readonly text: string;
  /** ISO 8601. Two dates if day and month are ambiguous, the month-first reading coming first. */
  readonly isoDates: readonly string[];
}

const MONTHS = SHORT_MONTH_NAMES.map((name) => name.toLowerCase());
const MONTH = `${MONTH_PATTERN}\\.?`;

const ISO = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
const ALL_NUMERIC = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;
const MONTH_FIRST = new RegExp(`\\b${MONTH}[ -](\\d{1,2})(?:st|nd|rd|th)?,?[ -](\\d{4})\\b`, "i");
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?[ -]${MONTH},?[ -](\\d{4}|\\d{2})\\b`, "i");

const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => string[]])[] = [
  [ISO, ([, year, month, day]) => [iso(year, month, day)]],
  [MONTH_FIRST, ([, month, day, year]) => [iso(year, monthNumber(month), day)]],
  [DAY_FIRST, ([, day, month, year]) => [iso(year, monthNumber(month), day)]],
  [ALL_NUMERIC, ([, first, second, year]) => [iso(year, first, second), iso(year, second, first)]],
];

/** Returns the first valid date in a line of text, or null if there is none. */
export function findDate(line: string): FoundDate | null {
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(line);
    if (!match) continue;
    const dates = read(match).filter((date) => parseIsoDate(date) !== null);
    if (dates.length > 0) return { text: match[0], isoDates: [...new Set(dates)] };
  }
  return null;
}

type Digits = string | number | undefined;

/** A year of two digits means this century. What cannot exist is text that is no date. */
function iso(year: string | undefined, month: Digits, day: Digits): string {
  const full = year?.length === 2 ? 2000 + Number(year) : Number(year);
  return formatIsoDate({ year: full, month: Number(month), day: Number(day) });
}

function monthNumber(name: string | undefined): number {
  return MONTHS.indexOf(String(name).slice(0, 3).toLowerCase()) + 1;
}
