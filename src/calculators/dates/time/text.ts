/** Words that several modes share. */
import { type Headline, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { clockText, type DurationParts } from "../../../math/dates/exact-duration";
import { Rational } from "../../../math/numbers/rational";
import type { Duration } from "./answer";

/** Longer numbers are printed rounded. */
const MOST_SHORT = Rational.of(10n ** 9n);
const MOST_WHOLE = Rational.of(10n ** 15n);

export function exactText(value: Rational, format: Format): string {
  return format.number(value.toNumber());
}

/** `1 day 1 hour 30 minutes`; `0 seconds` for nothing. */
function partsText({ days, hours, minutes, seconds }: DurationParts, format: Format): string {
  const rest = seconds.toNumber();
  const counts = { day: days, hour: hours, minute: minutes };
  const words = Object.entries(counts).flatMap(([unit, count]) =>
    count === 0 ? [] : [format.plural(count, unit)],
  );
  if (rest > 0) words.push(`${format.number(rest)} ${rest === 1 ? "second" : "seconds"}`);
  return words.length === 0 ? "0 seconds" : words.join(" ");
}

/** With a minus in front, where it is less than nothing. */
export function durationText({ seconds, parts }: Duration, format: Format): string {
  return `${seconds.sign() < 0 ? "-" : ""}${partsText(parts, format)}`;
}

/** `25:30:00; 25.5 hours` */
function otherForms({ seconds }: Duration, format: Format): string {
  const hours = seconds.divide(Rational.of(3600)).toNumber();
  return `${clockText(seconds)}; ${format.number(hours, 4)} ${hours === 1 ? "hour" : "hours"}`;
}

export function durationHeadline(before: string, duration: Duration, format: Format): Headline {
  return {
    label: "Time",
    before,
    figure: durationText(duration, format),
    after: `(${otherForms(duration, format)}).`,
  };
}

/** `on the same day`, `2 days later`, `the day before` */
export function dayText(dayOffset: number, format: Format): string {
  if (dayOffset === 0) return "on the same day";
  if (dayOffset === 1) return "on the next day";
  if (dayOffset === -1) return "on the day before";
  return `${format.plural(Math.abs(dayOffset), "day")} ${dayOffset > 0 ? "later" : "before"}`;
}

/** Whether a number is written in full, so that a sum with it can be checked. */
function isShort(value: Rational): boolean {
  const most = value.isInteger() ? MOST_WHOLE : MOST_SHORT;
  return value.abs().compare(most) < 0 && value.roundTo(6).equals(value);
}

/** A sum as it is printed; says so where one of its numbers is printed rounded. */
export function sumText(sum: string, numbers: readonly Rational[]): string {
  return numbers.every(isShort) ? sum : `${sum}, unrounded`;
}

/** Seconds split into days, hours, minutes and seconds. */
export function splitSteps({ seconds, parts, secondsPerDay }: Duration, format: Format): Step[] {
  const total = seconds.abs();
  const shown = [total, secondsPerDay];
  const left = (unit: string, count: number, from: Rational, size: Rational) => {
    const rest = from.subtract(size.multiply(Rational.of(count)));
    const sum = `${exactText(from, format)} − ${format.number(count)} × ${exactText(size, format)}`;
    return {
      rest,
      steps:
        count > 0
          ? [
              step(
                `Left after ${format.plural(count, unit)}`,
                sumText(sum, shown),
                `${exactText(rest, format)} s`,
              ),
            ]
          : [],
    };
  };
  const ofDays = left("day", parts.days, total, secondsPerDay);
  const ofHours = left("hour", parts.hours, ofDays.rest, Rational.of(3600));
  const ofMinutes = left("minute", parts.minutes, ofHours.rest, Rational.of(60));
  return [
    ...ofDays.steps,
    ...ofHours.steps,
    ...ofMinutes.steps,
    step(
      "In hours",
      sumText(`${exactText(seconds, format)} ÷ 3,600`, shown),
      `${exactText(seconds.divide(Rational.of(3600)), format)} h`,
    ),
  ];
}
