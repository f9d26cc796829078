import { isoWeekday, toDayNumber } from "./civil";
import { type CivilDate, daysInMonth } from "./iso-date";

/**
 * The first to fifth or the last occurrence of a weekday (Monday = 1 … Sunday = 7) in a month; null if the month has no
 * fifth one.
 */
export function nthWeekday(
  year: number,
  month: number,
  weekday: number,
  nth: 1 | 2 | 3 | 4 | 5 | "last",
): CivilDate | null {
  const first = toDayNumber(year, month, 1);
  const firstOne = 1 + ((weekday - isoWeekday(first) + 7) % 7);
  const length = daysInMonth(year, month);
  const day = nth === "last" ? firstOne + 7 * Math.floor((length - firstOne) / 7) : firstOne + 7 * (nth - 1);
  return day > length ? null : { year, month, day };
}
