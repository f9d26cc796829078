import { isoWeekday } from "../../../math/dates/civil";
import { WorkingTime, type WorkingWeek } from "../../../math/dates/working-time";
import { type Holiday, holidaysOf } from "./holidays";
import type { Inputs } from "./inputs";
import { workingWeek } from "./working-week";

/** Who works when: the week, and the holidays and own days off in force. */
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

  /** What is worked on a day by the week alone: 0, 0.5 or 1. */
  weeklyPart(day: number): number {
    if (this.time.isWeekend(day)) return 0;
    return isoWeekday(day) === this.week.halfDay ? 0.5 : 1;
  }

  /** Whether working time is lost to a holiday on a day that falls into it. */
  counts(holiday: Holiday, day: number): boolean {
    return holiday.isOff && !this.time.isWeekend(day);
  }
}

/** What a schedule depends on. */
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

/** “Solve for” asks hundreds of times with the same schedule: the last one is kept. @throws InputError */
export function scheduleOf(inputs: Inputs): Schedule {
  if (last && KEYS.every((key) => last?.inputs[key] === inputs[key])) return last.schedule;
  const schedule = new Schedule(inputs);
  last = { inputs, schedule };
  return schedule;
}
