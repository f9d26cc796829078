import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { anniversary, type LeapDayRule } from "../../../math/dates/anniversary";
import {
  addMonths,
  dayNumberOf,
  dayNumberToIso,
  FIRST_DAY,
  fromDayNumber,
  isoToDayNumber,
  LAST_DAY,
} from "../../../math/dates/civil";
import type { CivilDate } from "../../../math/dates/iso-date";
import { type CalendarSpan, calendarSpan } from "../../../math/dates/span";
import type { Inputs } from "./inputs";

/** The birthdays of a person born on a given day. Days are day numbers, as in math/dates. */
export class Life {
  readonly birthDay: number;
  readonly birth: CivilDate;
  readonly rule: LeapDayRule;

  constructor({ birthDate, leapDayRule }: Pick<Inputs, "birthDate" | "leapDayRule">) {
    this.birthDay = isoToDayNumber(birthDate);
    this.birth = fromDayNumber(this.birthDay);
    this.rule = leapDayRule;
  }

  get bornOnLeapDay(): boolean {
    return this.birth.month === 2 && this.birth.day === 29;
  }

  /** The day on which an age in whole years is reached; it may be after the year 9999. */
  birthday(age: number): number {
    return dayNumberOf(anniversary(this.birth, this.birth.year + age, this.rule));
  }

  /** The same day of the month the given number of months after birth, or the last day of a shorter month. */
  monthsAfterBirth(months: number): number {
    return dayNumberOf(addMonths(this.birth, months));
  }

  /** Number of birthdays reached by a day, which must not be before birth. */
  yearsOn(day: number): number {
    const years = fromDayNumber(day).year - this.birth.year;
    return this.birthday(years) > day ? years - 1 : years;
  }

  /** Years up to the last birthday, and months and days since then. */
  ageOn(day: number): CalendarSpan {
    const years = this.yearsOn(day);
    const last = fromDayNumber(this.birthday(years));
    const since = calendarSpan(last, fromDayNumber(day));
    // From a birthday on February 28 to the day before a birthday on February 29 is a full calendar year.
    const months = since.years > 0 ? 11 : since.months;
    return { years, months, days: day - dayNumberOf(addMonths(last, months)) };
  }
}

/** ISO date of a day, or null if it is outside the years 1 to 9999. */
export function isoOrNull(day: number): string | null {
  return day > LAST_DAY || day < FIRST_DAY ? null : dayNumberToIso(day);
}

/** @throws InputError if `asOf` is before the date of birth */
export function requireBorn({ birthDate, asOf }: Inputs, format: Format): void {
  if (asOf < birthDate)
    throw new InputError("asOf", `The date must be on or after the date of birth, ${format.date(birthDate)}.`);
}
