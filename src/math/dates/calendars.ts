/**
 * Leap years in the calendars used in Europe. Years are astronomical: 0 is 1 BCE, −43 is 44 BCE. The Julian rule is
 * extended to years before 8 CE, when the Romans did not follow it consistently.
 */

import { toDayNumber } from "./civil";
import { isLeapYear } from "./iso-date";

/**
 * The Gregorian calendar of 1582 and the Julian calendar, each applied to all years; both with the switch from Julian
 * to Gregorian in 1582 (Italy, Spain, Poland) or 1752 (Britain and its colonies); and the revised Julian calendar of
 * 1923.
 */
export type Calendar = "gregorian" | "julian" | "historical-1582" | "historical-1752" | "revised-julian";

/** The leap year rule that applies to a year. */
export type LeapRule = "gregorian" | "julian" | "revised-julian";

/** Why a year is or is not a leap year. */
export type LeapReason =
  | "not-divisible-by-4"
  | "divisible-by-4"
  | "century-not-400"
  | "divisible-by-400"
  | "century-remainder-200-or-600"
  | "century-not-200-or-600";

const LEAP: readonly LeapReason[] = ["divisible-by-4", "divisible-by-400", "century-remainder-200-or-600"];

/** The years in which days were skipped, and how many. */
const CHANGES: Readonly<Partial<Record<Calendar, { readonly year: number; readonly daysLeftOut: number }>>> = {
  "historical-1582": { year: 1582, daysLeftOut: 10 },
  "historical-1752": { year: 1752, daysLeftOut: 11 },
};

/** Nonnegative remainder of a year or a number of years: −1 divided by 4 leaves 3. */
export function remainder(year: number, divisor: number): number {
  return ((year % divisor) + divisor) % divisor;
}

/** The rule that determines the length of February in a year. Both switches happened later in their year. */
export function ruleOf(calendar: Calendar, year: number): LeapRule {
  if (calendar === "historical-1582" || calendar === "historical-1752")
    return year <= (CHANGES[calendar]?.year ?? 0) ? "julian" : "gregorian";
  return calendar;
}

export function leapReason(calendar: Calendar, year: number): LeapReason {
  if (remainder(year, 4) !== 0) return "not-divisible-by-4";
  const rule = ruleOf(calendar, year);
  if (rule === "julian" || remainder(year, 100) !== 0) return "divisible-by-4";
  if (rule === "gregorian") return isLeapYear(year) ? "divisible-by-400" : "century-not-400";
  return [200, 600].includes(remainder(year, 900)) ? "century-remainder-200-or-600" : "century-not-200-or-600";
}

export function isLeapIn(calendar: Calendar, year: number): boolean {
  return LEAP.includes(leapReason(calendar, year));
}

/** 365 or 366; 355 in a year with skipped days. */
export function daysInYearOf(calendar: Calendar, year: number): number {
  const change = CHANGES[calendar];
  const leftOut = change?.year === year ? change.daysLeftOut : 0;
  return (isLeapIn(calendar, year) ? 366 : 365) - leftOut;
}

/** Number of days skipped in a year; 0 in all but the two switch years. */
export function daysLeftOut(calendar: Calendar, year: number): number {
  const change = CHANGES[calendar];
  return change?.year === year ? change.daysLeftOut : 0;
}

/**
 * Day number (1970-01-01, Gregorian, is 0) of a date in January or February. Null in the revised Julian calendar, which
 * was not in use before 1923.
 */
export function winterDay(calendar: Calendar, year: number, month: 1 | 2, day: number): number | null {
  const rule = ruleOf(calendar, year);
  if (rule === "revised-julian") return null;
  return rule === "gregorian" ? toDayNumber(year, month, day) : julianDay(year, month, day);
}

/** Day number of a date in the Julian calendar. */
export function julianDay(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const monthFromMarch = month + (month > 2 ? -3 : 9);
  // Day 0 of the count, March 0 of the year 0, is 719,470 days before January 1, 1970.
  return 365 * shifted + Math.floor(shifted / 4) + Math.floor((153 * monthFromMarch + 2) / 5) + day - 719_471;
}
