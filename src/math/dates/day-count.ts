/** Day-count conventions of the 2006 ISDA Definitions, section 4.16. The first day counts, the last one does not. */
import { dayNumberOf } from "./civil";
import { type CivilDate, isLeapYear } from "./iso-date";
import { daysInYear } from "./year-parts";

export type DayCount = "actual-365" | "actual-360" | "actual-actual" | "30-360" | "30e-360";

/** Days of the convention between two dates, and what part of a year they are. */
export interface CountedTime {
  readonly days: number;
  readonly years: number;
}

/** Days that the convention takes a year for; actual/actual counts 366 in leap years. */
export function yearBasis(convention: DayCount): 365 | 360 {
  return convention === "actual-365" || convention === "actual-actual" ? 365 : 360;
}

/** From one date to another that is not before it. */
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

/** How many of the days lie in leap years, and how many in common years. */
export function daysByYear(
  from: CivilDate,
  to: CivilDate,
): { readonly leap: number; readonly common: number } {
  const days = { leap: 0, common: 0 };
  for (let year = from.year; year <= to.year; year++) {
    const first = year === from.year ? dayOfYear(from) : 0;
    const end = year === to.year ? dayOfYear(to) : daysInYear(year);
    days[isLeapYear(year) ? "leap" : "common"] += end - first;
  }
  return days;
}

/** 0 = January 1 */
function dayOfYear(date: CivilDate): number {
  return dayNumberOf(date) - dayNumberOf({ year: date.year, month: 1, day: 1 });
}

/**
 * The days of the month as months of 30 days have them. 30E/360 takes both 31sts for 30ths; 30/360 takes the last one
 * for a 30th only where the first is one then.
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
