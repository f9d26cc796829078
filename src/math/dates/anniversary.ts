import { dayNumberOf } from "./civil";
import { type CivilDate, isLeapYear } from "./iso-date";

/** Where the anniversary of a February 29 falls in a common year. */
export type LeapDayRule = "feb-28" | "mar-1";

/** The anniversary of a date in a year. */
export function anniversary(date: CivilDate, year: number, rule: LeapDayRule): CivilDate {
  const { month, day } = date;
  if (month !== 2 || day !== 29 || isLeapYear(year)) return { year, month, day };
  return rule === "feb-28" ? { year, month: 2, day: 28 } : { year, month: 3, day: 1 };
}

/** Whole years, and what is left of the year between two anniversaries. */
export interface YearsAndDays {
  readonly years: number;
  /** Since the last anniversary. */
  readonly days: number;
  /** Days from the last anniversary to the next: 365 or 366. */
  readonly yearLength: number;
}

/** From `start` to `end`, which is not before it; anniversaries of February 29 fall on March 1. */
export function yearsAndDays(start: CivilDate, end: CivilDate): YearsAndDays {
  const day = dayNumberOf(end);
  const at = (year: number) => dayNumberOf(anniversary(start, year, "mar-1"));
  const lastYear = at(end.year) > day ? end.year - 1 : end.year;
  return {
    years: lastYear - start.year,
    days: day - at(lastYear),
    yearLength: at(lastYear + 1) - at(lastYear),
  };
}

/**
 * Years from `start` to `end`, which is not before it: whole years, and the days since the last anniversary as a
 * share of the days from that anniversary to the next.
 */
export function yearFraction(start: CivilDate, end: CivilDate): number {
  const { years, days, yearLength } = yearsAndDays(start, end);
  // One division of whole numbers is the double nearest to the true value; a sum of two roundings may not be.
  return (years * yearLength + days) / yearLength;
}
