import { addMonths, dayNumberOf } from "../../../math/dates/civil";
import type { CivilDate } from "../../../math/dates/iso-date";
import { completedMonths } from "../../../math/dates/span";

/** A time as banks in India count it: completed months, and the days after them on a year of 365. */
export interface Held {
  readonly months: number;
  readonly days: number;
  /** All days on the calendar. */
  readonly calendarDays: number;
}

/** From the opening to a date that is not before it. */
export function heldUntil(start: CivilDate, end: CivilDate): Held {
  const months = completedMonths(start, end);
  return {
    months,
    days: dayNumberOf(end) - dayNumberOf(addMonths(start, months)),
    calendarDays: dayNumberOf(end) - dayNumberOf(start),
  };
}

/** So many whole months. */
export function heldMonths(start: CivilDate, months: number): Held {
  return { months, days: 0, calendarDays: dayNumberOf(addMonths(start, months)) - dayNumberOf(start) };
}

/** Days over 365, leap year or not. */
export const YEAR_DAYS = 365;

export function yearsOf({ months, days }: Pick<Held, "months" | "days">): number {
  return months / 12 + days / YEAR_DAYS;
}
