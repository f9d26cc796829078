import type { CalendarDay } from "./calendar-day";
import type { DateSpan } from "./date-span";
import type { DayFacts } from "./day-facts";

/** What the modes answer, each its part of it. */
export interface Answer {
  /** The time between two dates, or until the date counted down to. */
  readonly span?: DateSpan;
  readonly direction?: "forward" | "backward" | "same-day";
  /** The date found. */
  readonly result?: CalendarDay;
  /** Days from the start to the result. */
  readonly daysFromStart?: number;
  /** Whether the month-end rule changed the day of the month. */
  readonly clamped?: boolean;
  /** The day that facts are asked about. */
  readonly facts?: DayFacts;
  /** The date counted down to. */
  readonly occurrence?: CalendarDay;
  /** Negative when it is past. */
  readonly daysUntil?: number;
  readonly series?: readonly SeriesDate[];
}

export interface SeriesDate {
  readonly n: number;
  readonly date: string;
  readonly weekday: string;
  readonly daysFromStart: number;
}
