import { dayNumberOf } from "./civil";
import { type CivilDate, isLeapYear } from "./iso-date";

/** Where the anniversary of February 29 falls in a common year. */
export type LeapDayRule = "feb-28" | "mar-1";

/** The anniversary of a date in a given year. */
export function anniversary(date: CivilDate, year: number, rule: LeapDayRule): CivilDate {
  const { month, day } = date;
  if (month !== 2 || day !== 29 || isLeapYear(year)) return { year, month, day };
  return rule === "feb-28" ? { year, month: 2, day: 28 } : { year, month: 3, day: 1 };
}

/** Whole years plus the days since the last anniversary. */
export interface YearsAndDays {
  readonly years: number;
  /** Days since the last anniversary. */
  readonly days: number;
  /** Days from the last anniversary to the next: 365 or 366. */
  readonly yearLength: number;
}

/** Years and days from `start` to `end`, which must not be earlier; anniversaries of February 29 fall on March 1. */
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
 * Years from `start` to `end`, which must not be earlier: the whole years plus the days since the last anniversary as a
 * fraction of the days between that anniversary and the next.
 */
export function yearFraction(start: CivilDate, end: CivilDate): number {
  const { years, days, yearLength } = yearsAndDays(start, end);
  // A single division of integers gives the double nearest to the true value; adding two rounded numbers might not.
  return (years * yearLength + days) / yearLength;
}
