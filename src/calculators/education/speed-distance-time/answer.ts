import type { Catch, Meeting, Stream } from "../../../math/motion/relative";
import type { Rational } from "../../../math/numbers/rational";

/** One distance at a steady speed, in meters, seconds and m/s. */
export interface Motion {
  readonly meters: Rational;
  readonly seconds: Rational;
  readonly speed: Rational;
}

export interface TripLeg extends Motion {
  /** The quantity that was computed from the other two. */
  readonly found: "distance" | "speed" | "time";
  readonly stopSeconds: Rational;
  /** Totals at the end of the leg and of the stop after it. */
  readonly metersSoFar: Rational;
  readonly secondsSoFar: Rational;
}

export interface Trip {
  readonly legs: readonly TripLeg[];
  readonly meters: Rational;
  readonly movingSeconds: Rational;
  readonly stoppedSeconds: Rational;
  readonly totalSeconds: Rational;
  /** Total distance divided by total time, including stops. */
  readonly average: Rational;
  readonly movingAverage: Rational;
  /** Arithmetic mean of the legs’ speeds, which is not the average speed. */
  readonly meanOfSpeeds: Rational;
}

export interface Boat extends Stream {
  readonly meters: Rational;
  readonly downstreamSeconds: Rational | null;
  readonly upstreamSeconds: Rational | null;
  readonly roundTripAverage: Rational | null;
}

export interface Passing {
  readonly meters: Rational;
  readonly relative: Rational;
  /** Null if the relative speed is 0. */
  readonly seconds: Rational | null;
}

/** Everything that can be part of an answer; each question fills in some of it. */
export interface Answer {
  readonly motion?: Motion;
  readonly trip?: Trip;
  readonly meeting?: Meeting & { readonly closing: Rational };
  readonly caught?: Catch;
  readonly boat?: Boat;
  readonly passing?: Passing;
  /** How to arrive by a given time; null if none was entered. */
  readonly inTime?: InTime | null;
  /** Wall-clock time, rounded to the minute; null if it is outside the calendar. */
  readonly arrival?: string | null;
}

export interface InTime {
  /** The latest departure, rounded down to the minute; null if it is before the calendar begins. */
  readonly departure: string | null;
  /** The lowest speed that works for the planned departure; null if that leaves no time. */
  readonly speed: Rational | null;
}
