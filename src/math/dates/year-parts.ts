import { dayNumberOf, toDayNumber } from "./civil";
import { type CivilDate, isLeapYear } from "./iso-date";

/** Day of the year; 1 = January 1. */
export function dayOfYear(date: CivilDate): number {
  return dayNumberOf(date) - toDayNumber(date.year, 1, 1) + 1;
}

export function daysInYear(year: number): number {
  return isLeapYear(year) ? 366 : 365;
}

/** Quarter of the year; 1 = January to March. */
export function quarterOf({ month }: CivilDate): number {
  return Math.ceil(month / 3);
}
