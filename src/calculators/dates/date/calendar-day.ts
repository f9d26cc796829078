import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { addMonths, dayNumberToIso, FIRST_DAY, fromDayNumber, LAST_DAY, LAST_YEAR } from "../../../math/dates/civil";
import { type CivilDate, formatIsoDate } from "../../../math/dates/iso-date";
import { isoWeek, isoWeekText, weekdayName } from "../../../math/dates/week";
import type { Inputs } from "./inputs";

/** A day in the years 1 to 9999. */
export class CalendarDay {
  readonly number: number;
  readonly date: CivilDate;

  /**
   * @param number days since January 1, 1970
   * @param field the input to blame for a day outside the calendar; empty if several inputs determine the day
   * @param subject what the day is, for the error message
   * @throws InputError if the day is not in the years 1 to 9999
   */
  constructor(number: number, field: keyof Inputs | "", subject = "The result") {
    if (number > LAST_DAY) throw new InputError(field, `${subject} would be after December 31, 9999.`);
    if (number < FIRST_DAY) throw new InputError(field, `${subject} would be before January 1 of the year 1.`);
    this.number = number;
    this.date = fromDayNumber(number);
  }

  get iso(): string {
    return dayNumberToIso(this.number);
  }

  get weekday(): string {
    return weekdayName(this.number);
  }

  get isoWeek() {
    return isoWeek(this.number);
  }

  get isoWeekDate(): string {
    return isoWeekText(this.isoWeek);
  }
}

export function isInCalendar(day: number): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Writes a day, even one outside the calendar. */
export function dayText(day: number, format: Format): string {
  if (day > LAST_DAY) return "a day after December 31, 9999";
  if (day < FIRST_DAY) return "a day before January 1 of the year 1";
  return format.date(dayNumberToIso(day));
}

/** Of the days that a month may lack. */
const ORDINALS: Readonly<Record<number, string>> = { 29: "29th", 30: "30th", 31: "31st" };

/** The same day of another month: `March 31, 2026`, or `February 2026, which has no 31st`. */
export function unclampedText(date: CivilDate, months: number, format: Format): string {
  const { year, month, day } = addMonths(date, months);
  // `formatIsoDate` and `format.date` are limited to the years 1 to 9999.
  if (year < 1 || year > LAST_YEAR) return `a day in the year ${year}`;
  const iso = formatIsoDate({ year, month, day });
  return day < date.day ? `${format.month(iso)}, which has no ${ORDINALS[date.day]}` : format.date(iso);
}
