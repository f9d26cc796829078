/** The dates that the inputs stand for, and their texts. */
import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { anniversary } from "../../../math/dates/anniversary";
import {
  type CivilDate,
  dayNumberOf,
  dayNumberToIso,
  FIRST_DAY,
  fromDayNumber,
  isoToDayNumber,
  LAST_DAY,
} from "../../../math/dates/civil";
import { addPeriod, type MonthEndRule, type Period, scalePeriod } from "../../../math/dates/month-end";
import { WEEKDAYS } from "../../../math/dates/week";
import type { Inputs } from "./fields";

/** The days d with `from` ≤ d < `to`, the earlier date first. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly start: CivilDate;
  readonly end: CivilDate;
}

/** From the earlier to the later of two dates; `extra` days more at the end. */
export function spanBetween(one: string, other: string, extra: 0 | 1 = 0): Span {
  const [a, b] = [isoToDayNumber(one), isoToDayNumber(other)];
  const from = Math.min(a, b);
  const to = Math.max(a, b) + extra;
  return { from, to, start: fromDayNumber(from), end: fromDayNumber(to) };
}

export function differenceSpan({ startDate, endDate, includeEndDay }: Inputs): Span {
  return spanBetween(startDate, endDate, includeEndDay ? 1 : 0);
}

/** The day that a countdown counts to: the target, or its anniversary on or next after today. */
export function occurrenceDay({ asOf, targetDate, repeatYearly }: Inputs): number {
  const target = isoToDayNumber(targetDate);
  if (!repeatYearly) return target;
  const today = isoToDayNumber(asOf);
  const { year } = fromDayNumber(today);
  const inYear = (y: number) => dayNumberOf(anniversary(fromDayNumber(target), y, "feb-28"));
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}

/** What is added to the start, its sign with it, `times` over. */
export function signedPeriod({ operation, years, months, weeks, days }: Inputs, times = 1): Period {
  return scalePeriod({ years, months, weeks, days }, operation === "add" ? times : -times);
}

/** Day `n` of a series, or the one result of adding (n = 1); always counted from the start. */
export function addedDay(inputs: Inputs, n: number, rule: MonthEndRule = inputs.monthEndRule): number {
  return addPeriod(fromDayNumber(isoToDayNumber(inputs.startDate)), signedPeriod(inputs, n), rule);
}

/** The weekday asked for, Monday = 1 … Sunday = 7. */
export function weekdayAsked({ weekdayName }: Inputs): number {
  return WEEKDAYS.findIndex((weekday) => weekday.toLowerCase() === weekdayName) + 1;
}

export function isInCalendar(day: number): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** @throws InputError when a day has no date in the years 1 to 9999; `subject` is what lies there */
export function requireInCalendar(day: number, subject = "The result"): void {
  if (day > LAST_DAY) throw new InputError("", `${subject} would lie after December 31, 9999.`);
  if (day < FIRST_DAY) throw new InputError("", `${subject} would lie before January 1 of the year 1.`);
}

/** A day in words; also where the calendar has ended before it. */
export function dayText(day: number, format: Format): string {
  if (day > LAST_DAY) return "a day after December 31, 9999";
  if (day < FIRST_DAY) return "a day before January 1 of the year 1";
  return format.date(dayNumberToIso(day));
}
