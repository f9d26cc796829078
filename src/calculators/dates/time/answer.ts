import { type DurationParts, durationParts } from "../../../math/dates/exact-duration";
import { Rational } from "../../../math/numbers/rational";
import type { TimeNode } from "../../../reading/time-expression";
import type { Timesheet } from "./timesheet";

/** An exact length of time. */
export class Duration {
  /** Signed total in seconds. */
  readonly seconds: Rational;
  /** Length of a day in hours. */
  readonly hoursPerDay: Rational;
  readonly parts: DurationParts;

  constructor(seconds: Rational, hoursPerDay = 24) {
    this.seconds = seconds;
    this.hoursPerDay = Rational.fromNumber(hoursPerDay);
    this.parts = durationParts(seconds, this.hoursPerDay);
  }

  /** Length in units of `unit` seconds. */
  in(unit: Rational | number): number {
    return this.seconds.divide(typeof unit === "number" ? Rational.of(unit) : unit).toNumber();
  }

  get days(): number {
    return this.in(this.secondsPerDay);
  }

  get secondsPerDay(): Rational {
    return this.hoursPerDay.multiply(Rational.of(3600));
  }
}

/** A time of day, possibly on another day than the start. */
export interface ClockResult {
  /** `HH:MM`, without the seconds. */
  readonly time: string;
  readonly seconds: number;
  /** Days after the start; negative if before it. */
  readonly dayOffset: number;
  /** ISO 8601; only if the start has a date. */
  readonly date?: string;
}

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  readonly duration?: Duration;
  readonly clock?: ClockResult;
  readonly ratio?: Rational;
  /** Minutes from start to end, breaks included. */
  readonly grossMinutes?: number;
  readonly crossesMidnight?: boolean;
  /** The parsed expression. */
  readonly tree?: TimeNode;
  readonly sheet?: Timesheet;
}

export type { TimeNode };
