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
 * Years, months and days from `start` to `end`, which is not before it, as Temporal's `PlainDate.until` counts with
 * `largestUnit: "years"`: the most whole months at whose end the day of `start` *as it stands*, whether that month
 * has it or not, is not after `end`; the rest in days. From January 31 to February 29 it is 29 days.
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
 * Whole months that have passed from `start` to `end`, which is not before it, where a month that lacks the day is
 * complete on its last day: from January 31 to February 28 it is 1. Deposits and instalments count so.
 */
export function completedMonths(start: CivilDate, end: CivilDate): number {
  const months = monthDifference(start, end);
  return addMonths(start, months).day > end.day ? months - 1 : months;
}

function monthDifference(start: CivilDate, end: CivilDate): number {
  return (end.year - start.year) * 12 + end.month - start.month;
}
