import { addMonths, dayNumberOf, fromDayNumber, toDayNumber } from "./civil";
import { type CivilDate, daysInMonth } from "./iso-date";

/**
 * What becomes of a day that the month reached does not have.
 * - `clamp`: the last day of that month (Temporal's overflow `constrain`).
 * - `end-of-month`: a last day of a month stays one, longer months included; otherwise clamp (the custom of bonds
 *   and payrolls).
 * - `overflow`: the missing days run into the next month (`mktime` of POSIX, `Date` of JavaScript).
 */
export type MonthEndRule = "clamp" | "end-of-month" | "overflow";

/** A length in calendar units; negative parts go back. */
export interface Period {
  readonly years: number;
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
}

export function scalePeriod({ years, months, weeks, days }: Period, factor: number): Period {
  return { years: years * factor, months: months * factor, weeks: weeks * factor, days: days * factor };
}

/** The same day of the month `months` later, or what the rule makes of it. */
export function addMonthsByRule(date: CivilDate, months: number, rule: MonthEndRule): CivilDate {
  const clamped = addMonths(date, months);
  if (rule === "clamp") return clamped;
  if (rule === "overflow") return fromDayNumber(toDayNumber(clamped.year, clamped.month, 1) + date.day - 1);
  const fromLastDay = date.day === daysInMonth(date.year, date.month);
  return fromLastDay ? { ...clamped, day: daysInMonth(clamped.year, clamped.month) } : clamped;
}

/**
 * Day number of a date plus a period: years and months first, by the rule, then weeks and days. The result may lie
 * outside the years 0001 to 9999.
 */
export function addPeriod(date: CivilDate, period: Period, rule: MonthEndRule = "clamp"): number {
  const months = period.years * 12 + period.months;
  return dayNumberOf(addMonthsByRule(date, months, rule)) + period.weeks * 7 + period.days;
}
