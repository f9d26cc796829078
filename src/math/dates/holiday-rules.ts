/** Holiday rules: the day a holiday falls on in a given year, and the day it is observed. */
import { dayNumberOf, isoWeekday, toDayNumber } from "./civil";
import { easterSunday } from "./easter";
import { nthWeekday } from "./nth-weekday";

const SATURDAY = 6;
const SUNDAY = 7;

export type HolidayRule =
  /** The same date every year. */
  | { readonly kind: "date"; readonly month: number; readonly day: number }
  /** The nth or last weekday of a month; Monday = 1 … Sunday = 7. */
  | {
      readonly kind: "weekday";
      readonly nth: 1 | 2 | 3 | 4 | "last";
      readonly weekday: number;
      readonly month: number;
    }
  /** Days relative to Easter Sunday; negative if before it. */
  | { readonly kind: "easter"; readonly days: number }
  /**
   * January 20 after a US presidential election, or January 21 if the 20th is a Sunday. There is no holiday if it is a
   * Saturday (5 U.S.C. 6103(c); 51 Comp. Gen. 586).
   */
  | { readonly kind: "inauguration" };

/** Day number of the holiday in a year; null if the year has none. */
export function holidayIn(year: number, rule: HolidayRule): number | null {
  switch (rule.kind) {
    case "date":
      return toDayNumber(year, rule.month, rule.day);
    case "weekday": {
      const date = nthWeekday(year, rule.month, rule.weekday, rule.nth);
      return date && dayNumberOf(date);
    }
    case "easter":
      return easterSunday(year) + rule.days;
    case "inauguration": {
      const day = toDayNumber(year, 1, 20);
      const weekday = isoWeekday(day);
      if (year % 4 !== 1 || weekday === SATURDAY) return null;
      return weekday === SUNDAY ? day + 1 : day;
    }
  }
}

/**
 * How a holiday on a Saturday or Sunday is observed.
 * - `nearest-weekday`: Saturday moves to Friday and Sunday to Monday, if the day is part of the weekend.
 * - `sunday-only`: a Saturday is lost; a Sunday moves to Monday, if it is part of the weekend.
 * - `none`: the holiday is not moved.
 */
export type ObservedRule = "nearest-weekday" | "sunday-only" | "none";

export interface ObservedHoliday {
  /** Day number of the day off. */
  readonly day: number;
  /** Whether there is a day off at all. */
  readonly isOff: boolean;
}

/** @param isWeekend whether a day is part of the weekend */
export function observed(day: number, rule: ObservedRule, isWeekend: (day: number) => boolean): ObservedHoliday {
  const weekday = isoWeekday(day);
  if (rule === "sunday-only" && weekday === SATURDAY) return { day, isOff: false };
  if (rule === "none" || !isWeekend(day)) return { day, isOff: true };
  if (weekday === SATURDAY) return { day: day - 1, isOff: true };
  return { day: weekday === SUNDAY ? day + 1 : day, isOff: true };
}
