import { addMonths, dayNumberOf } from "./civil";
import type { CivilDate } from "./iso-date";

export interface CalendarSpan {
  readonly years: number;
  /** 0–11 */
  readonly months: number;
  /** 0–30 */
  readonly days: number;
}

/**
 * Years, months and days from `start` to `end`, which must not be earlier, as Temporal's `PlainDate.until` counts them
 * with `largestUnit: "years"`. Months are the largest number after which the day of `start`, *not clamped* to the
 * length of that month, is still not after `end`; the remainder is days. From January 31 to February 29 it is 29 days.
 */
export function calendarSpan(start: CivilDate, end: CivilDate): CalendarSpan {
  const months = monthDifference(start, end) - (end.day < start.day ? 1 : 0);
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: dayNumberOf(end) - dayNumberOf(addMonths(start, months)),
  };
}

/**
 * Whole months from `start` to `end`, which must not be earlier. In a month without the start day, the month is
 * complete on its last day: January 31 to February 28 is 1. This is how deposits and installments are counted.
 */
export function completedMonths(start: CivilDate, end: CivilDate): number {
  const months = monthDifference(start, end);
  return addMonths(start, months).day > end.day ? months - 1 : months;
}

function monthDifference(start: CivilDate, end: CivilDate): number {
  return (end.year - start.year) * 12 + end.month - start.month;
}
