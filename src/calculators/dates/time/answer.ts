import type { TimeNode } from "../../../math/dates/duration-expression";
import { type DurationParts, durationParts } from "../../../math/dates/exact-duration";
import { Rational } from "../../../math/numbers/rational";
import type { Timesheet } from "./timesheet";

/** A length of time, exactly. */
export class Duration {
  /** With its sign. */
  readonly seconds: Rational;
  /** Length of a day in hours. */
  readonly hoursPerDay: Rational;
  readonly parts: DurationParts;

  constructor(seconds: Rational, hoursPerDay = 24) {
    this.seconds = seconds;
    this.hoursPerDay = Rational.fromNumber(hoursPerDay);
    this.parts = durationParts(seconds, this.hoursPerDay);
  }

  /** In units of so many seconds. */
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

/** A time of some day. */
export interface ClockResult {
  /** `HH:MM`, the seconds left out. */
  readonly time: string;
  readonly seconds: number;
  /** Days after the start; negative before it. */
  readonly dayOffset: number;
  /** ISO 8601, where the start has a date. */
  readonly date?: string;
}

/** What the modes answer, each its part of it. */
export interface Answer {
  readonly duration?: Duration;
  readonly clock?: ClockResult;
  readonly ratio?: Rational;
  /** Minutes from start to end, breaks included. */
  readonly grossMinutes?: number;
  readonly crossesMidnight?: boolean;
  /** The expression as it was understood. */
  readonly tree?: TimeNode;
  readonly sheet?: Timesheet;
}
