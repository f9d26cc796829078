import { yearFraction } from "../../../math/dates/anniversary";
import { fromDayNumber, isoToDayNumber } from "../../../math/dates/civil";
import { type CivilDate, formatIsoDate } from "../../../math/dates/iso-date";
import { leapDaysBetween } from "../../../math/dates/leap-days";
import { monthPieces } from "../../../math/dates/month-pieces";
import { type CalendarSpan, calendarSpan } from "../../../math/dates/span";
import { WEEKDAYS } from "../../../math/dates/week";
import { businessDaysBetween, WEEKENDS, type Weekend, weekdayCounts } from "../../../math/dates/weekend";

/** Above this many days (about 100 years) a table of months is too long to be useful. */
export const BY_MONTH_LIMIT = 36_600;

/** The days d with `from` ≤ d < `to`. */
export class DateSpan {
  /** Day numbers. */
  readonly from: number;
  readonly to: number;
  readonly start: CivilDate;
  readonly end: CivilDate;
  readonly weekend: Weekend;
  readonly days: number;
  /** The span in calendar years, months and days. */
  readonly calendar: CalendarSpan;
  /** Number of days outside the weekend. */
  readonly businessDays: number;

  /** The span from the earlier to the later of two dates, with `extra` days added at the end. */
  constructor(one: string, other: string, weekend: Weekend, extra: 0 | 1 = 0) {
    const [a, b] = [isoToDayNumber(one), isoToDayNumber(other)];
    this.from = Math.min(a, b);
    this.to = Math.max(a, b) + extra;
    this.start = fromDayNumber(this.from);
    this.end = fromDayNumber(this.to);
    this.weekend = weekend;
    this.days = this.to - this.from;
    this.calendar = calendarSpan(this.start, this.end);
    this.businessDays = this.#businessDays(this);
  }

  get weeks(): number {
    return Math.floor(this.days / 7);
  }

  /** Days beyond the whole weeks. */
  get weekDays(): number {
    return this.days % 7;
  }

  get wholeMonths(): number {
    return 12 * this.calendar.years + this.calendar.months;
  }

  get yearFraction(): number {
    return yearFraction(this.start, this.end);
  }

  get leapDays(): number {
    return leapDaysBetween(this.from, this.to);
  }

  get weekdayCounts() {
    return weekdayCounts(this.from, this.to).map((count, i) => ({ weekday: WEEKDAYS[i] as string, count }));
  }

  /** One row per month; empty if the span is too long. */
  get byMonth() {
    if (this.days > BY_MONTH_LIMIT) return [];
    return monthPieces(this.from, this.to).map((piece) => ({
      month: formatIsoDate({ ...piece, day: 1 }).slice(0, 7),
      days: piece.to - piece.from,
      businessDays: this.#businessDays(piece),
    }));
  }

  #businessDays({ from, to }: { readonly from: number; readonly to: number }): number {
    return businessDaysBetween(from, to, WEEKENDS[this.weekend]);
  }
}
