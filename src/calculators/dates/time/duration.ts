import { type DurationParts, durationParts } from "../../../math/dates/exact-duration";
import { Rational } from "../../../math/numbers/rational";

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
