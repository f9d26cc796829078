/**
 * Dates: `2027-3-1`, `Mar 1, 2027`, `1 March 2027`, `3/1/27`, `1.3.2027`, `tomorrow`, `next friday`, `in 3 weeks`, `90 days
 * from march 1`.
 */
import { dayNumberOf, fromDayNumber, isoWeekday } from "../math/dates/civil";
import { type CivilDate, daysInMonth, formatIsoDate, parseIsoDate } from "../math/dates/iso-date";
import { MONTH_PATTERN } from "../math/dates/month-pattern";
import { MONTH_NAMES } from "../math/dates/months";
import { WEEKDAYS } from "../math/dates/week";
import { capitalized } from "../math/words/phrases";
import { type Named, namedDate, numericDate } from "./calendar-date";
import { type DateField, type Day, NoDate } from "./day";
import { plainText } from "./number";
import {
  type Asked,
  because,
  type Habits,
  quoted,
  type Reading,
  type Refused,
  refuse,
  type Understood,
  type Wanted,
} from "./reading";
import { relativeDay } from "./relative-date";

const WANTED: Wanted = { what: "a date", example: "Mar 1, 2027 or 2027-03-01" };

/** Reads a date as `YYYY-MM-DD`. */
export function date(text: string, field: DateField = {}, habits: Habits = {}): Reading<Understood<string>> {
  const plain = plainText(text)
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/ +,/g, ",")
    .toLowerCase();
  const read = dayIn(plain, field, habits);
  return "day" in read ? understood(read) : refused(text, read, field);
}

function understood({ day, isClear, isRelative, other }: Day): Understood<string> {
  const civil = fromDayNumber(day);
  const weekday = isRelative ? `${WEEKDAYS[isoWeekday(day) - 1]}, ` : "";
  return {
    value: formatIsoDate(civil),
    ...(!isClear && { echo: weekday + longDate(civil) }),
    ...(other !== undefined && { other: longDate(fromDayNumber(other)) }),
  };
}

/** `March 1, 2027` */
export function longDate({ year, month, day }: CivilDate): string {
  return `${MONTH_NAMES[month - 1]} ${day}, ${year}`;
}

function refused(text: string, { reason }: NoDate, field: Asked): Refused {
  return reason === "" ? refuse(text, WANTED, field) : because(text, reason, WANTED, field);
}

const WEEKDAY = /^(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /;
/** A month with its year, or a year. */
const MONTH_ONLY = new RegExp(
  `^(?:${MONTH_PATTERN}\\.?[ ,/-]*'?(?:\\d{4}|\\d\\d)|\\d{1,2}[/.-]\\d{4}|\\d{4}[/-]\\d{1,2}|[12]\\d{3})$`,
);
/** A time at midnight after a date, as spreadsheets and programs write it. */
const MIDNIGHT = /(?:t| )00:00(?::00(?:\.0+)?)?(?:z|[+-]00:?00)?$/;

/** @param plain lowercase, with ASCII digits and single spaces */
function dayIn(plain: string, field: DateField, habits: Habits): Day | NoDate {
  if (/\b(?:bce?|b\.c\.(?:e\.)?)$/.test(plain)) return new NoDate("Dates before the year 1 are not included.");
  const relative = relativeDay(plain, habits.today, (text) => dayIn(text, field, habits), field.prefers);
  if (relative) return relative;
  const weekday = WEEKDAY.exec(plain);
  const rest = plain
    .slice(weekday?.[0].length ?? 0)
    .replace(MIDNIGHT, "")
    .replace(/ (?:ad|ce)$/, "");
  const named = /^\d{8}$/.test(rest) ? basicIso(rest) : (numericDate(rest, habits) ?? namedDate(rest));
  if (!named) return new NoDate(MONTH_ONLY.test(rest) ? `${quoted(capitalized(rest))} does not say which day.` : "");
  const day = resolved(named, weekday?.[1], field, habits);
  const other = named.other && "day" in day ? resolved({ ...named, ...named.other }, undefined, field, habits) : null;
  if (other && "day" in other) return { ...(day as Day), other: other.day };
  if (weekday && "day" in day && !isWeekday(day.day, weekday[1] as string))
    return new NoDate(`That day is a ${WEEKDAYS[isoWeekday(day.day) - 1]}.`);
  return day;
}

function basicIso(digits: string): Named {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].map(Number);
  return { year: year as number, month: month as number, day: day as number, isClear: true };
}

function isWeekday(day: number, start: string): boolean {
  return WEEKDAYS[isoWeekday(day) - 1]?.toLowerCase().startsWith(start.slice(0, 3)) ?? false;
}

/** Finds the year if it is missing or short, and checks that the day exists. */
function resolved(
  named: Named,
  weekday: string | undefined,
  { prefers = "nearest" }: DateField,
  { today }: Habits,
): Day | NoDate {
  const { year, short, month, day } = named;
  if (month < 1 || month > 12) return new NoDate(`There is no month ${month}.`);
  const name = MONTH_NAMES[month - 1] as string;
  if (day < 1 || day > daysInMonth(2000, month)) return new NoDate(`${name} has no day ${day}.`);
  if (year !== undefined) {
    if (year < 1 || year > 9999) return new NoDate("Years go from 1 to 9999.");
    if (day > daysInMonth(year, month)) return new NoDate(`${name} ${year} has ${daysInMonth(year, month)} days.`);
    return { day: dayNumberOf({ year, month, day }), isClear: named.isClear };
  }
  const now = today === undefined ? null : parseIsoDate(today);
  if (!now) return new NoDate("Write the year with four digits.");
  const step = short === undefined ? 1 : 100;
  const first = short === undefined ? now.year : now.year - (now.year % 100) + short;
  const days = AROUND.map((n) => ({ year: first + n * step, month, day }))
    .filter((one) => one.year >= 1 && one.year <= 9999 && one.day <= daysInMonth(one.year, one.month))
    .map(dayNumberOf)
    .filter((one) => weekday === undefined || short !== undefined || isWeekday(one, weekday));
  // The century of a two-digit year is that of the nearest date, even where coming dates are meant.
  const found = preferred(days, dayNumberOf(now), short !== undefined && prefers === "future" ? "nearest" : prefers);
  if (found !== undefined) return { day: found, isClear: false };
  return new NoDate(`${name} ${day} is not in the years around. Write the year.`);
}

/** Years or centuries to look at, for February 29 and for weekdays. */
const AROUND = Array.from({ length: 25 }, (_, i) => i - 12);

function preferred(days: readonly number[], now: number, prefers: "past" | "future" | "nearest"): number | undefined {
  if (prefers === "past") return days.filter((day) => day <= now).at(-1);
  if (prefers === "future") return days.find((day) => day >= now);
  return [...days].sort((a, b) => Math.abs(a - now) - Math.abs(b - now))[0];
}
