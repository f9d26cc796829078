import type { CalendarDay } from "./calendar-day";
import type { DateSpan } from "./date-span";
import type { DayFacts } from "./day-facts";

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  /** The time between two dates, or until the target of a countdown. */
  readonly span?: DateSpan;
  readonly direction?: "forward" | "backward" | "same-day";
  /** The resulting date. */
  readonly result?: CalendarDay;
  /** Days from the start to the result. */
  readonly daysFromStart?: number;
  /** Whether the month-end rule changed the day of the month. */
  readonly clamped?: boolean;
  /** Facts about the chosen day. */
  readonly facts?: DayFacts;
  /** The target date of a countdown, or its next anniversary. */
  readonly occurrence?: CalendarDay;
  /** Negative if the date is in the past. */
  readonly daysUntil?: number;
  readonly series?: readonly SeriesDate[];
}

export interface SeriesDate {
  readonly n: number;
  readonly date: string;
  readonly weekday: string;
  readonly daysFromStart: number;
}
