/** Holidays by rule: on which day of a year one falls, and on which day it is observed. */
import { dayNumberOf, isoWeekday, toDayNumber } from "./civil";
import { easterSunday } from "./easter";
import { nthWeekday } from "./nth-weekday";

const SATURDAY = 6;
const SUNDAY = 7;

export type HolidayRule =
  /** The same date each year. */
  | { readonly kind: "date"; readonly month: number; readonly day: number }
  /** Monday = 1 … Sunday = 7. */
  | {
      readonly kind: "weekday";
      readonly nth: 1 | 2 | 3 | 4 | "last";
      readonly weekday: number;
      readonly month: number;
    }
  /** Days from Easter Sunday; negative before it. */
  | { readonly kind: "easter"; readonly days: number }
  /**
   * January 20 after the election of a president of the United States, the 21st where that is a Sunday; on a Saturday
   * there is none (5 U.S.C. 6103(c); 51 Comp. Gen. 586).
   */
  | { readonly kind: "inauguration" };

/** Day number of the holiday in a year; null in a year that has none. */
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
 * What becomes of a holiday on a Saturday or Sunday.
 * - `nearest-weekday`: a Saturday that is free anyway gives the Friday before off, a Sunday the Monday after.
 * - `sunday-only`: a Saturday gives no day off, a Sunday that is free anyway gives the Monday after.
 * - `none`: it stays where it is.
 */
export type ObservedRule = "nearest-weekday" | "sunday-only" | "none";

export interface ObservedHoliday {
  /** Day number of the day off. */
  readonly day: number;
  /** Whether there is a day off at all. */
  readonly isOff: boolean;
}

/** @param isWeekend whether a day is free as part of the weekend */
export function observed(
  day: number,
  rule: ObservedRule,
  isWeekend: (day: number) => boolean,
): ObservedHoliday {
  const weekday = isoWeekday(day);
  if (rule === "sunday-only" && weekday === SATURDAY) return { day, isOff: false };
  if (rule === "none" || !isWeekend(day)) return { day, isOff: true };
  if (weekday === SATURDAY) return { day: day - 1, isOff: true };
  return { day: weekday === SUNDAY ? day + 1 : day, isOff: true };
}
