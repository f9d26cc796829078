/** Day-count conventions of the 2006 ISDA Definitions, section 4.16. The first day is included, the last day is not. */
import { dayNumberOf } from "./civil";
import { type CivilDate, isLeapYear } from "./iso-date";
import { daysInYear } from "./year-parts";

export type DayCount = "actual-365" | "actual-360" | "actual-actual" | "30-360" | "30e-360";

/** The days between two dates under a convention, and the fraction of a year they make up. */
export interface CountedTime {
  readonly days: number;
  readonly years: number;
}

/** Days per year under the convention; actual/actual uses 366 for leap years. */
export function yearBasis(convention: DayCount): 365 | 360 {
  return convention === "actual-365" || convention === "actual-actual" ? 365 : 360;
}

/** Counts the time from one date to another, which must not be earlier. */
export function countDays(from: CivilDate, to: CivilDate, convention: DayCount): CountedTime {
  switch (convention) {
    case "actual-actual": {
      const { leap, common } = daysByYear(from, to);
      return { days: leap + common, years: leap / 366 + common / 365 };
    }
    case "30-360":
    case "30e-360": {
      const [d1, d2] = thirtyDays(from, to, convention);
      const days = 360 * (to.year - from.year) + 30 * (to.month - from.month) + (d2 - d1);
      return { days, years: days / 360 };
    }
    default: {
      const days = dayNumberOf(to) - dayNumberOf(from);
      return { days, years: days / yearBasis(convention) };
    }
  }
}

/** Counts how many of the days fall in leap years and how many in common years. */
export function daysByYear(from: CivilDate, to: CivilDate): { readonly leap: number; readonly common: number } {
  const days = { leap: 0, common: 0 };
  for (let year = from.year; year <= to.year; year++) {
    const first = year === from.year ? dayOfYear(from) : 0;
    const end = year === to.year ? dayOfYear(to) : daysInYear(year);
    days[isLeapYear(year) ? "leap" : "common"] += end - first;
  }
  return days;
}

/** Day of the year; 0 is January 1. */
function dayOfYear(date: CivilDate): number {
  return dayNumberOf(date) - dayNumberOf({ year: date.year, month: 1, day: 1 });
}

/**
 * The days of the month when all months have 30 days. 30E/360 changes both 31sts to 30; 30/360 changes the last date
 * only if the first date is then on the 30th.
 */
export function thirtyDays(
  from: CivilDate,
  to: CivilDate,
  convention: "30-360" | "30e-360",
): readonly [number, number] {
  const first = Math.min(30, from.day);
  const cuts = convention === "30e-360" || first === 30;
  return [first, cuts ? Math.min(30, to.day) : to.day];
}
