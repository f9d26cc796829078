/** Short ways to write the rules of holidays. Weekdays are those of ISO 8601: Monday = 1 … Sunday = 7. */
import type { HolidayRule, RuleHoliday } from "./holiday-calendar";

export const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [1, 2, 3, 4, 5] as const;

/** The last year of calendars whose rules are not limited to certain years. */
export const LAST_YEAR = 2199;

/** The same date every year. */
export function on(month: number, day: number): HolidayRule {
  return { kind: "date", month, day };
}

/** The nth or last weekday of a month. */
export function nth(nth: 1 | 2 | 3 | 4 | "last", weekday: number, month: number): HolidayRule {
  return { kind: "weekday", nth, weekday, month };
}

/** The first given weekday on or after a date. */
export function firstFrom(weekday: number, month: number, day: number): HolidayRule {
  return { kind: "weekday-from", weekday, month, day };
}

/** The last given weekday on or before a date. */
export function lastUntil(weekday: number, month: number, day: number): HolidayRule {
  return { kind: "weekday-until", weekday, month, day };
}

/** Days after Easter Sunday, or before it if negative. */
export function easter(days: number): HolidayRule {
  return { kind: "easter", days };
}

/** Days after a date that is set for each year. */
export function listed(dates: Readonly<Record<number, string>>, days = 0): HolidayRule {
  return { kind: "listed", dates, days };
}

/** A holiday in one year only, on its date. */
export function once(id: string, name: string, year: number, month: number, day: number): RuleHoliday {
  return { id, name, rule: on(month, day), from: year, to: year, observed: "none" };
}

export const NEW_YEAR: RuleHoliday = { id: "new-year", name: "New Year’s Day", rule: on(1, 1) };
export const EPIPHANY: RuleHoliday = { id: "epiphany", name: "Epiphany", rule: on(1, 6) };
export const GOOD_FRIDAY: RuleHoliday = { id: "good-friday", name: "Good Friday", rule: easter(-2) };
export const EASTER_SATURDAY: RuleHoliday = {
  id: "easter-saturday",
  name: "Easter Saturday",
  rule: easter(-1),
  observed: "none",
};
export const EASTER_SUNDAY: RuleHoliday = {
  id: "easter-sunday",
  name: "Easter Sunday",
  rule: easter(0),
  observed: "none",
};
export const EASTER_MONDAY: RuleHoliday = { id: "easter-monday", name: "Easter Monday", rule: easter(1) };
export const MAY_DAY: RuleHoliday = { id: "may-day", name: "Labor Day", rule: on(5, 1) };
export const ASCENSION: RuleHoliday = { id: "ascension", name: "Ascension Day", rule: easter(39) };
export const WHIT_SUNDAY: RuleHoliday = { id: "whit-sunday", name: "Whit Sunday", rule: easter(49) };
export const WHIT_MONDAY: RuleHoliday = { id: "whit-monday", name: "Whit Monday", rule: easter(50) };
export const CORPUS_CHRISTI: RuleHoliday = { id: "corpus-christi", name: "Corpus Christi", rule: easter(60) };
export const ASSUMPTION: RuleHoliday = { id: "assumption", name: "Assumption Day", rule: on(8, 15) };
export const ALL_SAINTS: RuleHoliday = { id: "all-saints", name: "All Saints’ Day", rule: on(11, 1) };
export const IMMACULATE_CONCEPTION: RuleHoliday = {
  id: "immaculate-conception",
  name: "Immaculate Conception",
  rule: on(12, 8),
};
export const CHRISTMAS: RuleHoliday = { id: "christmas", name: "Christmas Day", rule: on(12, 25) };
export const BOXING_DAY: RuleHoliday = { id: "boxing", name: "Boxing Day", rule: on(12, 26) };
/** December 26 as it is called on the continent. */
export const SECOND_CHRISTMAS_DAY: RuleHoliday = {
  id: "second-christmas-day",
  name: "Second day of Christmas",
  rule: on(12, 26),
};
