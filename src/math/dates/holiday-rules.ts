/** Holiday rules: the day a holiday falls on in a given year, and the day it is observed. */
import type { HolidayRule, ObservedRule } from "../../data/holidays/holiday-calendar";
import { dayNumberOf, isoToDayNumber, isoWeekday, toDayNumber } from "./civil";
import { easterSunday } from "./easter";
import { nthWeekday } from "./nth-weekday";

const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;

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
