/** Age in months as used by growth tables. */
import { addMonths, fromDayNumber, isoToDayNumber, toDayNumber } from "../dates/civil";

/** Days in an average month, 365.25 ÷ 12, as in the CDC growth chart program. */
export const DAYS_PER_MONTH = 30.4375;

/**
 * @param birth ISO date
 * @param day ISO date; the age is negative if it is before birth
 */
export function ageInMonths(birth: string, day: string): number {
  return (isoToDayNumber(day) - isoToDayNumber(birth)) / DAYS_PER_MONTH;
}

/**
 * Whether the birthday that completes `years` years has been reached. For a birth on February 29, it falls on February
 * 28 in common years.
 */
export function hasReached(years: number, birth: string, day: string): boolean {
  const birthday = addMonths(fromDayNumber(isoToDayNumber(birth)), 12 * years);
  return toDayNumber(birthday.year, birthday.month, birthday.day) <= isoToDayNumber(day);
}
