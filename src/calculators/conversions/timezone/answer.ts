import type { Transition } from "../../../math/dates/zone-history";
import type { MeetingDay, Slot } from "./meeting";
import type { ClockReading, Moment } from "./moment";
import type { Zone } from "./zones";

/** What the modes answer, each its part of it. */
export interface Answer {
  /** The zones that it is about; notices tell of their clock changes. */
  readonly zones: readonly Zone[];
  /** The moment, in the source zone. */
  readonly clock?: ClockReading;
  /** How the clock time was read, where one was given. */
  readonly moment?: Moment;
  /** The moment in the zones asked for. */
  readonly clocks?: readonly ClockReading[];
  readonly info?: ZoneInfo;
  readonly meeting?: Meeting;
  readonly unix?: {
    /** Milliseconds behind the second; null where seconds were given. */
    readonly milliseconds: number | null;
  };
}

/** The clock changes of a zone. */
export interface ZoneInfo {
  /** At the moment asked about. */
  readonly clock: ClockReading;
  readonly next: Transition | null;
  /** Of the calendar year, as the zone's own clock has it. */
  readonly ofYear: readonly Transition[];
  readonly year: number;
}

export interface Meeting {
  readonly day: MeetingDay;
  readonly slots: readonly Slot[];
  readonly best: Slot;
  /** The best start of each of the fourteen days from this one; worked out when it is read. */
  readonly days: readonly MeetingDay[];
}
