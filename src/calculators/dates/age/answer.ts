import type { CalendarSpan } from "../../../math/dates/span";
import type { Age } from "./age";

/** The results of all modes; each mode fills in its own part. Days are day numbers, as in math/dates. */
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
  /** When the older person is twice as old in days; null for the same day of birth or after the year 9999. */
  readonly doubleAgeDate: string | null;
}

/** The day on which an age is reached. */
export interface ReachedAge {
  readonly day: number;
  readonly daysFromAsOf: number;
}

/** The first and the last possible day of birth for an age. */
export interface Births {
  readonly earliest: number;
  readonly latest: number;
}
