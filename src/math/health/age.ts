/** Age in months, as growth tables count it. */
import { addMonths, fromDayNumber, isoToDayNumber, toDayNumber } from "../dates/civil";

/** Days of a mean month, 365.25 ÷ 12: the CDC growth chart program divides by it. */
export const DAYS_PER_MONTH = 30.4375;

/** @param birth ISO date @param day ISO date; before birth the age is negative */
export function ageInMonths(birth: string, day: string): number {
  return (isoToDayNumber(day) - isoToDayNumber(birth)) / DAYS_PER_MONTH;
}

/** Whether the birthday that completes `years` years has come; somebody born on 29 February has it on the 28th. */
export function hasReached(years: number, birth: string, day: string): boolean {
  const birthday = addMonths(fromDayNumber(isoToDayNumber(birth)), 12 * years);
  return toDayNumber(birthday.year, birthday.month, birthday.day) <= isoToDayNumber(day);
}
