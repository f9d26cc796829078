import { isoWeekday } from "../../../math/dates/civil";
import { WorkingTime, type WorkingWeek } from "../../../math/dates/working-time";
import { type Holiday, holidaysOf } from "./holidays";
import type { Inputs } from "./inputs";
import { workingWeek } from "./working-week";

/** The working week with the holidays and own days off that apply. */
export class Schedule {
  readonly week: WorkingWeek;
  readonly holidays: readonly Holiday[];
  readonly time: WorkingTime;

  /** @throws InputError */
  constructor(inputs: Inputs) {
    this.week = workingWeek(inputs);
    const weekly = new WorkingTime(this.week, []);
    this.holidays = holidaysOf(inputs, (day) => weekly.isWeekend(day));
    this.time = new WorkingTime(
      this.week,
      this.holidays.filter(({ isOff }) => isOff),
    );
  }

  /** The part of a day that is worked if only the weekly pattern counts: 0, 0.5 or 1. */
  weeklyPart(day: number): number {
    if (this.time.isWeekend(day)) return 0;
    return isoWeekday(day) === this.week.halfDay ? 0.5 : 1;
  }

  /** Whether a day of the holiday loses working time to it. */
  counts(holiday: Holiday, day: number): boolean {
    return holiday.isOff && !this.time.isWeekend(day);
  }
}

/** The inputs that a schedule depends on. */
const KEYS = [
  "weekend",
  "customWeekend",
  "halfDayWeekday",
  "holidayCalendar",
  "includeInaugurationDay",
  "skipHolidays",
  "customHolidays",
] as const satisfies readonly (keyof Inputs)[];

let last: { readonly inputs: Inputs; readonly schedule: Schedule } | undefined;

/**
 * The schedule for the inputs. The last one is cached, because “solve for” needs the same one hundreds of times.
 *
 * @throws InputError
 */
export function scheduleOf(inputs: Inputs): Schedule {
  if (last && KEYS.every((key) => last?.inputs[key] === inputs[key])) return last.schedule;
  const schedule = new Schedule(inputs);
  last = { inputs, schedule };
  return schedule;
}
