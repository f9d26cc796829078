import { addMonths, dayNumberOf, fromDayNumber, toDayNumber } from "./civil";
import { type CivilDate, daysInMonth } from "./iso-date";

/**
 * What happens if the target month does not have the day.
 * - `clamp`: use the last day of that month (Temporal's overflow `constrain`).
 * - `end-of-month`: the last day of a month stays the last day, even in longer months; otherwise clamp (customary for
 *   bonds and payrolls).
 * - `overflow`: the excess days run into the next month (POSIX `mktime`, JavaScript `Date`).
 */
export type MonthEndRule = "clamp" | "end-of-month" | "overflow";

/** A length in calendar units; negative parts go back in time. */
export interface Period {
  readonly years: number;
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
}

export function scalePeriod({ years, months, weeks, days }: Period, factor: number): Period {
  return { years: years * factor, months: months * factor, weeks: weeks * factor, days: days * factor };
}

/** The same day `months` later, adjusted by the rule if that month does not have it. */
export function addMonthsByRule(date: CivilDate, months: number, rule: MonthEndRule): CivilDate {
  const clamped = addMonths(date, months);
  if (rule === "clamp") return clamped;
  if (rule === "overflow") return fromDayNumber(toDayNumber(clamped.year, clamped.month, 1) + date.day - 1);
  const fromLastDay = date.day === daysInMonth(date.year, date.month);
  return fromLastDay ? { ...clamped, day: daysInMonth(clamped.year, clamped.month) } : clamped;
}

/**
 * Day number of a date plus a period: years and months first, following the rule, then weeks and days. The result may
 * be outside the years 0001 to 9999.
 */
export function addPeriod(date: CivilDate, period: Period, rule: MonthEndRule = "clamp"): number {
  const months = period.years * 12 + period.months;
  return dayNumberOf(addMonthsByRule(date, months, rule)) + period.weeks * 7 + period.days;
}
