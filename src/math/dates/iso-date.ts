/**
 * Dates as ISO 8601 text with years 0001 to 9999, and lengths of months. Only what every page needs; the rest is in
 * civil.ts.
 */

export interface CivilDate {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2
    ? isLeapYear(year)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads `YYYY-MM-DD`; returns null if the text has another form or the day does not exist. */
export function parseIsoDate(text: string): CivilDate | null {
  const match = ISO.exec(text);
  if (!match) return null;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? { year, month, day }
    : null;
}

/** Precomputed because long schedules consist mostly of dates. */
const TWO_DIGITS = Array.from({ length: 32 }, (_, i) => String(i).padStart(2, "0"));

export function formatIsoDate({ year, month, day }: CivilDate): string {
  const digits = year > 999 ? year : String(year).padStart(4, "0");
  return `${digits}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;
}

/** The day of a moment on the clock of the machine that runs this, as `YYYY-MM-DD`. */
export function isoDayOf(now: Date): string {
  return formatIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** The first and last date as text, for the limits of a date picker. */
export const FIRST_DATE = "0001-01-01";
export const LAST_DATE = "9999-12-31";
