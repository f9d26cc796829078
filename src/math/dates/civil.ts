/**
 * Dates of the proleptic Gregorian calendar as day numbers, where 1970-01-01 is day 0. Day numbers make arithmetic
 * exact and independent of time zones. Text is ISO 8601 with years 0001 to 9999.
 */

import { type CivilDate, daysInMonth, formatIsoDate, parseIsoDate } from "./iso-date";

/** Day number of a date. The algorithm counts days from March 1, 0000 in 400-year cycles of 146,097 days. */
export function toDayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The date with a given day number; inverse of `toDayNumber`. */
export function fromDayNumber(dayNumber: number): CivilDate {
  const z = dayNumber + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

/**
 * Day number of a valid ISO date.
 *
 * @throws RangeError if the text is not a date
 */
export function isoToDayNumber(text: string): number {
  const date = parseIsoDate(text);
  if (!date) throw new RangeError(`not a date: ${text}`);
  return toDayNumber(date.year, date.month, date.day);
}

export function dayNumberOf({ year, month, day }: CivilDate): number {
  return toDayNumber(year, month, day);
}

/** The last year that can be written with four digits. */
export const LAST_YEAR = 9999;
/** 0001-01-01, the first date that can be written. */
export const FIRST_DAY = toDayNumber(1, 1, 1);
/** 9999-12-31, the last one. */
export const LAST_DAY = toDayNumber(LAST_YEAR, 12, 31);

export function dayNumberToIso(dayNumber: number): string {
  return formatIsoDate(fromDayNumber(dayNumber));
}

/** Monday = 1 … Sunday = 7 (ISO 8601). 1970-01-01 was a Thursday. */
export function isoWeekday(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1;
}

/**
 * The same day `months` later, or the last day of the month if it has no such day. Always count from the original date:
 * adding month by month would drift toward shorter days.
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}
