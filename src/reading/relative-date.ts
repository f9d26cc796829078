/**
 * Dates counted from today or from another date: `tomorrow`, `next friday`, `in 3 weeks`, `1 month and 2 days ago`, `90
 * days from march 1`, `the first friday of july`, `the 20th of next month`.
 */
import {
  addMonths,
  dayNumberOf,
  FIRST_DAY,
  fromDayNumber,
  isoToDayNumber,
  isoWeekday,
  LAST_DAY,
} from "../math/dates/civil";
import { daysInMonth } from "../math/dates/iso-date";
import { MONTH_PATTERN } from "../math/dates/month-pattern";
import { nthWeekday } from "../math/dates/nth-weekday";
import { spokenNumber } from "../math/words/spoken-number";
import { monthNumber, withDigits } from "./calendar-date";
import { type DateField, type Day, NoDate } from "./day";

const NAMED: Readonly<Record<string, number>> = {
  today: 0,
  now: 0,
  tonight: 0,
  tomorrow: 1,
  tmrw: 1,
  "next day": 1,
  yesterday: -1,
  "day after tomorrow": 2,
  "the day after tomorrow": 2,
  "day before yesterday": -2,
  "the day before yesterday": -2,
};

type Prefers = DateField["prefers"];

const DAY_NAME = "(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?";
const WEEKDAY = new RegExp(`^(?:on )?(?:(this|next|last|past|previous|coming|this coming) )?${DAY_NAME}$`);
const WEEK_DAY = new RegExp(`^(this|next|last) week,? (?:on )?${DAY_NAME}$`);
const DAY_OF_WEEK = new RegExp(`^(?:on )?${DAY_NAME} (?:of |in )?(this|next|last) week$`);
const STARTS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

const UNIT = "day|week|fortnight|month|quarter|year";
const COUNT = "\\d{1,6}|[a-z][a-z -]*?";
const TERM = new RegExp(`^(${COUNT}) (${UNIT})s?(?:,? (?:and )?|$)`);
const IN = /^in (.+)$/;
const AGO = /^(.+) ago$/;
const FROM = /^(.+?)(?: (?:from|after|since) (.+)| later)$/;
const BEFORE = /^(.+?) before (.+)$/;
const SUM = new RegExp(`^(.+?) ?([+-]) ?(${COUNT}) ?(d|w|m|y|(?:${UNIT})s?)$`);

const NTH = new RegExp(`^(?:the )?(\\d|last)(?:st|nd|rd|th)? ${DAY_NAME} (?:of|in) (.+)$`);
const DAY_OF = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of|in) (this|next|last|previous) month$/;
const DAY_ALONE = /^the (\d{1,2})(?:st|nd|rd|th)?$/;
const NAMED_MONTH = new RegExp(`^${MONTH_PATTERN}\\.?(?:,? (\\d{4}))?$`);
const RELATIVE_MONTH = /^(this|next|last|previous) month$/;

/**
 * Reads a date that is counted from another one; null if it is none.
 *
 * @param text lowercase
 * @param today `YYYY-MM-DD`
 * @param read reads the date that it is counted from
 */
export function relativeDay(
  text: string,
  today: string | undefined,
  read: (text: string) => Day | NoDate,
  prefers: Prefers,
): Day | NoDate | null {
  const now = today === undefined ? null : isoToDayNumber(today);
  const day = now === null ? null : dayFromToday(text, now, prefers);
  if (day !== null) return within(day);
  if (now === null && (Object.hasOwn(NAMED, text) || WEEKDAY.test(text))) return new NoDate("");
  const offset = offsetIn(text);
  if (!offset) return null;
  const terms = termsIn(offset.terms);
  if (!terms) return null;
  const from = read(offset.anchor);
  if (!("day" in from)) return from;
  const { sign } = offset;
  return within(terms.reduce((sum, { count, unit }) => moved(sum, count * sign, unit), from.day));
}

function within(day: number): Day | NoDate {
  return day >= FIRST_DAY && day <= LAST_DAY
    ? { day, isClear: false, isRelative: true }
    : new NoDate("Years go from 1 to 9999.");
}

/** The day number of a date that is counted from today alone; null if the text is none. */
function dayFromToday(text: string, now: number, prefers: Prefers): number | null {
  if (Object.hasOwn(NAMED, text)) return now + (NAMED[text] as number);
  const [, which = "", name = ""] = WEEKDAY.exec(text) ?? [];
  if (name) return weekdayFrom(now, which, name, prefers);
  const [, week = "", inWeek = ""] = WEEK_DAY.exec(text) ?? swapped(DAY_OF_WEEK.exec(text)) ?? [];
  if (inWeek) return now - isoWeekday(now) + { this: 0, next: 7, last: -7 }[week as "this"] + numberOf(inWeek);
  return dayInMonth(withDigits(text), now, prefers);
}

function swapped(match: RegExpExecArray | null): readonly string[] | null {
  return match && [match[0], match[2] as string, match[1] as string];
}

/** Monday = 1 … Sunday = 7. */
function numberOf(weekday: string): number {
  return STARTS.indexOf(weekday.slice(0, 3)) + 1;
}

/**
 * “Next” is the weekday of next week, weeks starting on Monday; “last” the one before today; without either, it is the
 * coming one, or, where past dates are meant, the last one.
 */
function weekdayFrom(now: number, which: string, name: string, prefers: Prefers): number {
  const wanted = numberOf(name);
  const ahead = (wanted - isoWeekday(now) + 7) % 7;
  if (which === "next") return now - isoWeekday(now) + 7 + wanted;
  if (/last|past|previous/.test(which)) return now - ((7 - ahead) % 7 || 7);
  return which === "" && prefers === "past" ? now - ((7 - ahead) % 7) : now + ahead;
}

/** `the first friday of july`, `the 20th of next month` or `the 27th`. */
function dayInMonth(text: string, now: number, prefers: Prefers): number | null {
  const [, nth = "", weekday = "", of = ""] = NTH.exec(text) ?? [];
  if (weekday) {
    const months = monthsOf(of, now);
    const count = nth === "last" ? nth : (Number(nth) as 1 | 2 | 3 | 4 | 5);
    if (count !== "last" && (count < 1 || count > 5)) return null;
    const days = months.flatMap(({ year, month }) => {
      const found = nthWeekday(year, month, numberOf(weekday), count);
      return found ? [dayNumberOf(found)] : [];
    });
    return preferredDay(days, now, prefers);
  }
  const [, day = "", which = ""] = DAY_OF.exec(text) ?? DAY_ALONE.exec(text) ?? [];
  if (day === "") return null;
  const around = which
    ? monthsOf(`${which} month`, now)
    : ["last", "this", "next"].flatMap((one) => monthsOf(`${one} month`, now));
  const days = around.flatMap(({ year, month }) =>
    Number(day) >= 1 && Number(day) <= daysInMonth(year, month) ? [dayNumberOf({ year, month, day: Number(day) })] : [],
  );
  return preferredDay(days, now, prefers);
}

/** The months that a text may mean. */
function monthsOf(text: string, now: number): readonly { readonly year: number; readonly month: number }[] {
  const today = fromDayNumber(now);
  const [, which] = RELATIVE_MONTH.exec(text) ?? [];
  if (which) return [addMonths({ ...today, day: 1 }, which === "this" ? 0 : which === "next" ? 1 : -1)];
  const [, name, year] = NAMED_MONTH.exec(text) ?? [];
  if (name === undefined) return [];
  const month = monthNumber(name);
  return year ? [{ year: Number(year), month }] : [-1, 0, 1].map((n) => ({ year: today.year + n, month }));
}

function preferredDay(days: readonly number[], now: number, prefers: Prefers): number | null {
  if (days.length < 2) return days[0] ?? null;
  const found =
    prefers === "past"
      ? days.filter((day) => day <= now).at(-1)
      : prefers === "future"
        ? days.find((day) => day >= now)
        : [...days].sort((a, b) => Math.abs(a - now) - Math.abs(b - now))[0];
  return found ?? null;
}

interface Offset {
  readonly terms: string;
  readonly sign: 1 | -1;
  readonly anchor: string;
}

function offsetIn(text: string): Offset | null {
  const [, ahead] = IN.exec(text) ?? [];
  if (ahead) return { terms: ahead, sign: 1, anchor: "today" };
  const [, ago] = AGO.exec(text) ?? [];
  if (ago) return { terms: ago, sign: -1, anchor: "today" };
  const [, before, end] = BEFORE.exec(text) ?? [];
  if (before && end) return { terms: before, sign: -1, anchor: end };
  const [, after, start = "today"] = FROM.exec(text) ?? [];
  if (after) return { terms: after, sign: 1, anchor: start };
  const [, anchor = "", sign, count = "", unit = ""] = SUM.exec(text) ?? [];
  return count && /\D/.test(anchor)
    ? { terms: `${count} ${LONG[unit] ?? unit}`, sign: sign === "-" ? -1 : 1, anchor }
    : null;
}

const LONG: Readonly<Record<string, string>> = { d: "days", w: "weeks", m: "months", y: "years" };

interface Term {
  readonly count: number;
  readonly unit: string;
}

/** Reads `1 month and 21 days`; null if that is not all of the text. */
function termsIn(text: string): readonly Term[] | null {
  const terms: Term[] = [];
  let rest = text;
  while (rest !== "") {
    const [all = "", written = "", unit = ""] = TERM.exec(rest) ?? [];
    const count = all ? countIn(written, unit) : null;
    if (count === null) return null;
    terms.push({ count, unit });
    rest = rest.slice(all.length);
  }
  return terms.length > 0 ? terms : null;
}

/** A count in digits or words; null if it is none. */
function countIn(text: string, unit: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  if (/^(?:an? )?couple(?: of)?$/.test(text)) return 2;
  const found = spokenNumber(`${text} ${unit}`, (after) => after === unit);
  return found?.value.isInteger() ? found.value.toNumber() : null;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

function moved(day: number, count: number, unit: string): number {
  const days = DAYS[unit];
  if (days !== undefined) return day + count * days;
  return dayNumberOf(addMonths(fromDayNumber(day), count * (MONTHS[unit] as number)));
}
