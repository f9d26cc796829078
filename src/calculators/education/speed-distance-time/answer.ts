import type { Catch, Meeting, Stream } from "../../../math/motion/relative";
import type { Rational } from "../../../math/numbers/rational";

/** One distance at a steady speed; meters, seconds and m/s. */
export interface Motion {
  readonly meters: Rational;
  readonly seconds: Rational;
  readonly speed: Rational;
}

export interface TripLeg extends Motion {
  /** The two that were given. */
  readonly found: "distance" | "speed" | "time";
  readonly stopSeconds: Rational;
  /** At the end of the leg and of the stop after it. */
  readonly metersSoFar: Rational;
  readonly secondsSoFar: Rational;
}

export interface Trip {
  readonly legs: readonly TripLeg[];
  readonly meters: Rational;
  readonly movingSeconds: Rational;
  readonly stoppedSeconds: Rational;
  readonly totalSeconds: Rational;
  /** With the stops. */
  readonly average: Rational;
  readonly movingAverage: Rational;
  /** Of the speeds of the legs: what the average is not. */
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
  /** Null where none gains on the other. */
  readonly seconds: Rational | null;
}

/** What a question can be answered with; each gives some of it. */
export interface Answer {
  readonly motion?: Motion;
  readonly trip?: Trip;
  readonly meeting?: Meeting & { readonly closing: Rational };
  readonly caught?: Catch;
  readonly boat?: Boat;
  readonly passing?: Passing;
  /** To be there in time; null where nothing is wanted. */
  readonly inTime?: InTime | null;
  /** Wall clock, to the minute; null beyond the calendar. */
  readonly arrival?: string | null;
}

export interface InTime {
  /** The latest departure, to the minute before; null before the calendar begins. */
  readonly departure: string | null;
  /** The least speed from the departure that is planned; null where that leaves no time. */
  readonly speed: Rational | null;
}
