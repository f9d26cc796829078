import type { Transition } from "../../../math/dates/zone-history";
import type { MeetingDay, Slot } from "./meeting";
import type { ClockReading, Moment } from "./moment";
import type { Zone } from "./zones";

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  /** The zones involved; notices mention their clock changes. */
  readonly zones: readonly Zone[];
  /** The moment, in the source zone. */
  readonly clock?: ClockReading;
  /** How the given clock time was interpreted. */
  readonly moment?: Moment;
  /** The moment in the target zones. */
  readonly clocks?: readonly ClockReading[];
  readonly info?: ZoneInfo;
  readonly meeting?: Meeting;
  readonly unix?: {
    /** Milliseconds after the second; null if the input was in seconds. */
    readonly milliseconds: number | null;
  };
}

/** The clock changes of a zone. */
export interface ZoneInfo {
  /** At the given moment. */
  readonly clock: ClockReading;
  readonly next: Transition | null;
  /** Changes in the calendar year, by the zone's own clock. */
  readonly ofYear: readonly Transition[];
  readonly year: number;
}

export interface Meeting {
  readonly day: MeetingDay;
  readonly slots: readonly Slot[];
  readonly best: Slot;
  /** The fourteen days starting with this one; computed when first read. */
  readonly days: readonly MeetingDay[];
}
