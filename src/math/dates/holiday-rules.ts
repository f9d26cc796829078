/** Holiday rules: the day a holiday falls on in a given year, and the day it is observed. */
import { dayNumberOf, isoToDayNumber, isoWeekday, toDayNumber } from "./civil";
import { easterSunday } from "./easter";
import { nthWeekday } from "./nth-weekday";

const MONDAY = 1;
const FRIDAY = 5;
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
  /** The first given weekday on or after a date. */
  | {
      readonly kind: "weekday-from";
      readonly weekday: number;
      readonly month: number;
      readonly day: number;
    }
  /** The last given weekday on or before a date. */
  | {
      readonly kind: "weekday-until";
      readonly weekday: number;
      readonly month: number;
      readonly day: number;
    }
  /** Days relative to Easter Sunday; negative if before it. */
  | { readonly kind: "easter"; readonly days: number }
  /** The same date every year, or the day before if it is a Sunday. */
  | { readonly kind: "not-sunday"; readonly month: number; readonly day: number }
  /** The first Monday of February, or February 1 if it is a Friday (Ireland, Statutory Instrument 50 of 2022). */
  | { readonly kind: "st-brigid" }
  /** Days after a date that is published or computed for each year, `03-20`; other years have no holiday. */
  | { readonly kind: "listed"; readonly dates: Readonly<Record<number, string>>; readonly days: number }
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
    case "weekday-from": {
      const day = toDayNumber(year, rule.month, rule.day);
      return day + ((rule.weekday - isoWeekday(day) + 7) % 7);
    }
    case "weekday-until": {
      const day = toDayNumber(year, rule.month, rule.day);
      return day - ((isoWeekday(day) - rule.weekday + 7) % 7);
    }
    case "easter":
      return easterSunday(year) + rule.days;
    case "not-sunday": {
      const day = toDayNumber(year, rule.month, rule.day);
      return isoWeekday(day) === SUNDAY ? day - 1 : day;
    }
    case "st-brigid": {
      const day = toDayNumber(year, 2, 1);
      return isoWeekday(day) === FRIDAY ? day : day + ((MONDAY - isoWeekday(day) + 7) % 7);
    }
    case "listed": {
      const date = rule.dates[year];
      return date === undefined ? null : isoToDayNumber(`${year}-${date}`) + rule.days;
    }
    case "inauguration": {
      const day = toDayNumber(year, 1, 20);
      const weekday = isoWeekday(day);
      if (year % 4 !== 1 || weekday === SATURDAY) return null;
      return weekday === SUNDAY ? day + 1 : day;
    }
  }
}

/**
 * How a holiday on a Saturday or Sunday is observed, if the day is part of the weekend.
 * - `nearest-weekday`: Saturday moves to Friday and Sunday to Monday.
 * - `next-weekday`: it moves to the next weekday that is not a holiday itself.
 * - `next-weekday-from-sunday`: a Sunday moves to the next weekday that is not a holiday itself; a Saturday stays.
 * - `sunday-only`: a Saturday is lost; a Sunday moves to Monday.
 * - `none`: the holiday is not moved.
 */
export type ObservedRule = "nearest-weekday" | "next-weekday" | "next-weekday-from-sunday" | "sunday-only" | "none";

/** A holiday on its actual day. */
export interface ActualHoliday {
  /** Day number. */
  readonly day: number;
  readonly observed: ObservedRule;
}

export interface ObservedHoliday {
  /** Day number of the day off. */
  readonly day: number;
  /** Whether there is a day off at all. */
  readonly isOff: boolean;
}

/**
 * The days on which the holidays of a calendar in one year are observed, in the order given.
 *
 * @param isWeekend whether a day is part of the weekend
 */
export function observedDays(
  holidays: readonly ActualHoliday[],
  isWeekend: (day: number) => boolean,
): ObservedHoliday[] {
  const moves = ({ day, observed }: ActualHoliday) => isWeekend(day) && isMoved(isoWeekday(day), observed);
  const taken = new Set(holidays.filter((one) => !moves(one)).map(({ day }) => day));
  const found = new Map<ActualHoliday, number>();
  for (const one of [...holidays].filter(moves).sort((a, b) => a.day - b.day)) {
    const isSaturday = isoWeekday(one.day) === SATURDAY;
    let day = one.day + (isSaturday && one.observed === "nearest-weekday" ? -1 : 1);
    if (one.observed.startsWith("next-weekday")) while (isWeekend(day) || taken.has(day)) day++;
    taken.add(day);
    found.set(one, day);
  }
  return holidays.map((one) => ({
    day: found.get(one) ?? one.day,
    isOff: one.observed !== "sunday-only" || isoWeekday(one.day) !== SATURDAY,
  }));
}

function isMoved(weekday: number, observed: ObservedRule): boolean {
  if (weekday === SUNDAY) return observed !== "none";
  return weekday === SATURDAY && (observed === "nearest-weekday" || observed === "next-weekday");
}
