import { fromDayNumber, isoWeekday, toDayNumber } from "./civil";
import type { CivilDate } from "./iso-date";

/** Monday first, as in ISO 8601: `WEEKDAYS[isoWeekday(day) - 1]`. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export function weekdayName(dayNumber: number): Weekday {
  return WEEKDAYS[isoWeekday(dayNumber) - 1] as Weekday;
}

export interface IsoWeek {
  /** The year the week belongs to, which near January 1 may differ from the calendar year. */
  readonly year: number;
  /** 1–53 */
  readonly week: number;
  /** Monday = 1 … Sunday = 7 */
  readonly weekday: number;
}

/** Week date of ISO 8601-1:2019: weeks start on Monday and belong to the year that contains their Thursday. */
export function isoWeek(dayNumber: number): IsoWeek {
  const weekday = isoWeekday(dayNumber);
  const thursday = dayNumber - weekday + 4;
  const { year } = fromDayNumber(thursday);
  return { year, week: Math.floor((thursday - toDayNumber(year, 1, 1)) / 7) + 1, weekday };
}

/** Formats a week date as `2026-W09-6`. */
export function isoWeekText({ year, week, weekday }: IsoWeek): string {
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}-${weekday}`;
}

/**
 * Week of the calendar year, 1–54. Weeks start on Sunday, week 1 contains January 1, and the last week ends with the
 * year (like `WEEKNUM` in spreadsheets).
 */
export function usWeek({ year, month, day }: CivilDate): number {
  const january1 = toDayNumber(year, 1, 1);
  const daysBefore = isoWeekday(january1) % 7;
  return Math.floor((toDayNumber(year, month, day) - january1 + daysBefore) / 7) + 1;
}
