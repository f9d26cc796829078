import { addMonths, dayNumberOf } from "../../../math/dates/civil";
import type { CivilDate } from "../../../math/dates/iso-date";
import { completedMonths } from "../../../math/dates/span";

/** A length of time as banks in India count it: completed months, and the remaining days in a year of 365 days. */
export interface Held {
  /** The day of the opening. */
  readonly start: CivilDate;
  readonly months: number;
  readonly days: number;
  /** Total number of calendar days. */
  readonly calendarDays: number;
}

/** The time from the opening to a date, which must not be earlier. */
export function heldUntil(start: CivilDate, end: CivilDate): Held {
  const months = completedMonths(start, end);
  return {
    start,
    months,
    days: dayNumberOf(end) - dayNumberOf(addMonths(start, months)),
    calendarDays: dayNumberOf(end) - dayNumberOf(start),
  };
}

/** The time of `months` whole months from the opening. */
export function heldMonths(start: CivilDate, months: number): Held {
  return { start, months, days: 0, calendarDays: dayNumberOf(addMonths(start, months)) - dayNumberOf(start) };
}

/** Calendar days from the end of the first `months` months, which must not exceed the time held, to its end. */
export function daysAfter(months: number, { start, calendarDays }: Held): number {
  return calendarDays - heldMonths(start, months).calendarDays;
}

/** Days in a year of interest, leap year or not. */
export const YEAR_DAYS = 365;

export function yearsOf({ months, days }: Pick<Held, "months" | "days">): number {
  return months / 12 + days / YEAR_DAYS;
}
