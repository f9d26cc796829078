import type { CalendarSpan } from "../../../math/dates/span";
import type { Age } from "./age";

/** What the modes answer, each its part of it. All days are numbers, as in math/dates. */
export interface Answer {
  readonly age?: Age;
  readonly between?: AgeDifference;
  readonly reached?: ReachedAge;
  readonly births?: Births;
}

/** The time between two births. */
export interface AgeDifference {
  readonly span: CalendarSpan;
  readonly days: number;
  readonly older: "first" | "second" | "same";
  /** When the older is twice as old in days; null for the same day of birth, and beyond the calendar. */
  readonly doubleAgeDate: string | null;
}

/** The day on which an age is reached. */
export interface ReachedAge {
  readonly day: number;
  readonly daysFromAsOf: number;
}

/** The first and the last day of birth with an age. */
export interface Births {
  readonly earliest: number;
  readonly latest: number;
}
