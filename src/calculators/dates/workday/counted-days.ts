import { dayNumberToIso } from "../../../math/dates/civil";
import { formatIsoDate } from "../../../math/dates/iso-date";
import { monthPieces } from "../../../math/dates/month-pieces";
import { weekdayName } from "../../../math/dates/week";
import type { Holiday } from "./holidays";
import type { Inputs } from "./inputs";
import type { Schedule } from "./schedule";

/** Above this many days (about 100 years) tables of months and days are too long to be useful. */
export const TABLE_LIMIT = 36_600;
/** Limit on rows, since the user's own days off may last for centuries. */
export const MAX_HOLIDAY_ROWS = 10_000;

/** One day of a holiday. */
export interface HolidayOnDay {
  readonly day: number;
  readonly holiday: Holiday;
  /** Whether working time is lost to it. */
  readonly counted: boolean;
}

/** The days d with `from` ≤ d < `to`. */
export class CountedDays {
  readonly schedule: Schedule;
  readonly from: number;
  readonly to: number;
  readonly hoursPerDay: number;
  readonly calendarDays: number;
  readonly weekendDays: number;
  /** Number of weekly half working days, including those that are holidays. */
  readonly halfDays: number;
  readonly businessDays: number;
  /** Working time lost to holidays, in days. */
  readonly holidayDays: number;
  #holidays: readonly HolidayOnDay[] | undefined;

  constructor(schedule: Schedule, from: number, to: number, { hoursPerDay }: Inputs) {
    const { time } = schedule;
    this.schedule = schedule;
    this.from = from;
    this.to = to;
    this.hoursPerDay = hoursPerDay;
    this.calendarDays = to - from;
    this.weekendDays = time.weekendDays(from, to);
    this.halfDays = time.halfDays(from, to);
    this.businessDays = time.businessDays(from, to);
    this.holidayDays = time.daysLost(from, to);
  }

  get workHours(): number {
    return this.businessDays * this.hoursPerDay;
  }

  /** One row per day in order, up to the limit of the table. */
  get holidays(): readonly HolidayOnDay[] {
    this.#holidays ??= this.#findHolidays();
    return this.#holidays;
  }

  #findHolidays(): HolidayOnDay[] {
    const found: HolidayOnDay[] = [];
    for (const holiday of this.schedule.holidays) {
      const end = Math.min(holiday.to, this.to - 1);
      for (let day = Math.max(holiday.from, this.from); day <= end; day++) {
        if (found.length >= MAX_HOLIDAY_ROWS) break;
        found.push({ day, holiday, counted: this.schedule.counts(holiday, day) });
      }
    }
    return withoutDuplicates(found.sort((a, b) => a.day - b.day));
  }

  /** Number of days that lose working time to a holiday. */
  get holidayCount(): number {
    return new Set(this.holidays.filter(({ counted }) => counted).map(({ day }) => day)).size;
  }

  get hasAllHolidays(): boolean {
    return this.holidays.length < MAX_HOLIDAY_ROWS;
  }

  get hasTables(): boolean {
    return this.calendarDays <= TABLE_LIMIT;
  }

  get byMonth() {
    if (!this.hasTables) return [];
    const { time } = this.schedule;
    return monthPieces(this.from, this.to).map(({ year, month, from, to }) => {
      const businessDays = time.businessDays(from, to);
      return {
        month: formatIsoDate({ year, month, day: 1 }).slice(0, 7),
        calendarDays: to - from,
        businessDays,
        holidayDays: time.daysLost(from, to),
        workHours: businessDays * this.hoursPerDay,
      };
    });
  }

  /** The days that do not count or count only in part, with the reason. */
  get skipped() {
    if (!this.hasTables) return [];
    const holidays = new Map<number, Holiday>();
    for (const { day, holiday, counted } of this.holidays) {
      if (counted) holidays.set(day, holiday);
    }
    const rows = [];
    for (let day = this.from; day < this.to; day++) {
      const weekly = this.schedule.weeklyPart(day);
      const holiday = holidays.get(day);
      if (weekly === 1 && !holiday) continue;
      const part = holiday ? this.schedule.time.businessDays(day, day + 1) : weekly;
      const reason = weekly === 0 ? "Weekend" : (holiday?.name ?? "Half working day");
      rows.push({ date: dayNumberToIso(day), weekday: weekdayName(day), reason, worked: part });
    }
    return rows;
  }
}

/** If several holidays fall on a day, only the one with the largest fraction counts, the first of equal ones. */
function withoutDuplicates(holidays: readonly HolidayOnDay[]): HolidayOnDay[] {
  const most = new Map<number, HolidayOnDay>();
  for (const one of holidays) {
    const known = most.get(one.day);
    if (one.counted && !(known && known.holiday.fraction >= one.holiday.fraction)) most.set(one.day, one);
  }
  return holidays.map((one) => ({ ...one, counted: one === most.get(one.day) }));
}
