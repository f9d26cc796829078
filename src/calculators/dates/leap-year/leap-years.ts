import { once } from "../../../core/once";
import {
  type Calendar,
  daysInYearOf,
  daysLeftOut,
  isLeapIn,
  type LeapReason,
  leapReason,
  remainder,
  ruleOf,
  winterDay,
} from "../../../math/dates/calendars";
import { dayNumberToIso, fromDayNumber, isoToDayNumber } from "../../../math/dates/civil";
import { weekdayName } from "../../../math/dates/week";
import { CALENDARS } from "./inputs";

/** One division of the leap year test, and the outcome for its remainder. */
export interface RuleStep {
  readonly step: number;
  readonly divisor: number;
  readonly remainder: number;
  readonly outcome: string;
}

/** The weekday of a day in January or February; null in the revised Julian calendar. */
function weekdayOf(calendar: Calendar, year: number, month: 1 | 2, day: number): string | null {
  const number = winterDay(calendar, year, month, day);
  return number === null ? null : weekdayName(number);
}

function leapDayWeekday(calendar: Calendar, year: number): string | null {
  return isLeapIn(calendar, year) ? weekdayOf(calendar, year, 2, 29) : null;
}

/** A year in a calendar. */
export class CalendarYear {
  readonly reason: LeapReason;
  readonly isLeap: boolean;

  constructor(
    readonly year: number,
    readonly calendar: Calendar,
  ) {
    this.reason = leapReason(calendar, year);
    this.isLeap = isLeapIn(calendar, year);
  }

  get daysInYear(): number {
    return daysInYearOf(this.calendar, this.year);
  }

  get daysLeftOut(): number {
    return daysLeftOut(this.calendar, this.year);
  }

  get leapDayWeekday(): string | null {
    return leapDayWeekday(this.calendar, this.year);
  }

  get jan1Weekday(): string | null {
    return weekdayOf(this.calendar, this.year, 1, 1);
  }

  get next(): number {
    return this.#nearest(1);
  }

  get previous(): number {
    return this.#nearest(-1);
  }

  /** The nearest leap year in a direction; it is at most eight years away. */
  #nearest(step: 1 | -1): number {
    let year = this.year + step;
    while (!isLeapIn(this.calendar, year)) year += step;
    return year;
  }

  /** The divisions, up to the one that decides. */
  get rules(): RuleStep[] {
    const { year, calendar, isLeap } = this;
    const rule = ruleOf(calendar, year);
    const steps: RuleStep[] = [];
    const add = (divisor: number, outcome: string) =>
      steps.push({ step: steps.length + 1, divisor, remainder: remainder(year, divisor), outcome });
    if (remainder(year, 4) !== 0) add(4, "Not divisible: a common year");
    else if (rule === "julian") add(4, "Divisible: a leap year");
    else {
      add(4, "Divisible: go on");
      if (remainder(year, 100) !== 0) add(100, "Not a century: a leap year");
      else {
        add(100, "A century: go on");
        const verdict = isLeap ? "a leap year" : "a common year";
        if (rule === "gregorian") add(400, `${isLeap ? "Divisible" : "Not divisible"}: ${verdict}`);
        else add(900, `${isLeap ? "200 or 600" : "Neither 200 nor 600"}: ${verdict}`);
      }
    }
    return steps;
  }

  /** The same year in every calendar. */
  get inCalendars() {
    return (Object.keys(CALENDARS) as Calendar[]).map((calendar) => {
      const year = new CalendarYear(this.year, calendar);
      return {
        calendar,
        isLeap: year.isLeap,
        daysInYear: year.daysInYear,
        leapDayWeekday: year.leapDayWeekday,
      };
    });
  }
}

/** The leap years of a range, with the weekday of their leap day and the reason. */
export class LeapYears {
  constructor(
    readonly from: number,
    readonly to: number,
    readonly calendar: Calendar,
    /** Only years with February 29 on this weekday; null for all. */
    readonly weekday: string | null,
  ) {}

  readonly rows = once(() => {
    const rows: { year: number; leapDayWeekday: string | null; reason: LeapReason }[] = [];
    for (let year = this.from; year <= this.to; year++) {
      if (!isLeapIn(this.calendar, year)) continue;
      const weekday = leapDayWeekday(this.calendar, year);
      if (this.weekday === null || weekday === this.weekday)
        rows.push({ year, leapDayWeekday: weekday, reason: leapReason(this.calendar, year) });
    }
    return rows;
  });

  get count(): number {
    return this.rows().length;
  }
}

/** The leap days between two Gregorian dates, including both. */
export class LeapDays {
  readonly #from: number;
  readonly #to: number;

  constructor(
    readonly start: string,
    readonly end: string,
  ) {
    this.#from = isoToDayNumber(start);
    this.#to = isoToDayNumber(end);
  }

  readonly rows = once(() => {
    const rows: { date: string; weekday: string }[] = [];
    const last = fromDayNumber(this.#to).year;
    for (let year = fromDayNumber(this.#from).year; year <= last; year++) {
      const day = isLeapIn("gregorian", year) ? winterDay("gregorian", year, 2, 29) : null;
      if (day !== null && day >= this.#from && day <= this.#to)
        rows.push({ date: dayNumberToIso(day), weekday: weekdayName(day) });
    }
    return rows;
  });

  get count(): number {
    return this.rows().length;
  }

  /** Number of days, including both ends. */
  get days(): number {
    return this.#to - this.#from + 1;
  }
}

/** `2028 CE`, `44 BCE` */
export function eraName(year: number): string {
  return year > 0 ? `${year} CE` : `${1 - year} BCE`;
}

/** A year for display, with the era only before the year 1. */
export function yearText(year: number): string {
  return year > 0 ? String(year) : eraName(year);
}
