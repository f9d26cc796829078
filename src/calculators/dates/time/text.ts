/** Texts and working steps shared by several modes. */
import { type Headline, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { withMinus } from "../../../core/signs";
import { clockText, type DurationParts } from "../../../math/dates/exact-duration";
import { Rational } from "../../../math/numbers/rational";
import { MINUS } from "../../../math/numbers/write-number";
import type { Duration } from "./duration";

/** Decimals and integers below these limits are printed in full; larger ones are rounded. */
const DECIMAL_LIMIT = Rational.of(10n ** 9n);
const INTEGER_LIMIT = Rational.of(10n ** 15n);

export function exactText(value: Rational, format: Format): string {
  return format.number(value.toNumber());
}

/** `1 day 1 hour 30 minutes`, or `0 seconds` for zero. */
function partsText({ days, hours, minutes, seconds }: DurationParts, format: Format): string {
  const rest = seconds.toNumber();
  const counts = { day: days, hour: hours, minute: minutes };
  const words = Object.entries(counts).flatMap(([unit, count]) => (count === 0 ? [] : [format.plural(count, unit)]));
  if (rest > 0) words.push(`${format.number(rest)} ${rest === 1 ? "second" : "seconds"}`);
  return words.length === 0 ? "0 seconds" : words.join(" ");
}

/** `1 day 1 hour 30 minutes`, with a minus sign in front if negative. */
export function durationText({ seconds, parts }: Duration, format: Format): string {
  return `${seconds.sign() < 0 ? MINUS : ""}${partsText(parts, format)}`;
}

/** `25:30:00; 25.5 hours` */
function otherForms({ seconds }: Duration, format: Format): string {
  const hours = seconds.divide(Rational.of(3600)).toNumber();
  return `${withMinus(clockText(seconds))}; ${format.number(hours, 4)} ${hours === 1 ? "hour" : "hours"}`;
}

export function durationHeadline(before: string, duration: Duration, format: Format): Headline {
  return {
    label: "Time",
    before,
    figure: durationText(duration, format),
    after: `(${otherForms(duration, format)}).`,
  };
}

/** `on the same day`, `on the previous day`, `2 days later` */
export function dayText(dayOffset: number, format: Format): string {
  if (dayOffset === 0) return "on the same day";
  if (dayOffset === 1) return "on the next day";
  if (dayOffset === -1) return "on the previous day";
  return `${format.plural(Math.abs(dayOffset), "day")} ${dayOffset > 0 ? "later" : "before"}`;
}

/** Whether a number is printed in full, so that a sum with it can be verified. */
function isShort(value: Rational): boolean {
  const limit = value.isInteger() ? INTEGER_LIMIT : DECIMAL_LIMIT;
  return value.abs().compare(limit) < 0 && value.roundTo(6).equals(value);
}

/** Marks a sum as `unrounded` if one of its numbers is printed rounded. */
export function sumText(sum: string, numbers: readonly Rational[]): string {
  return numbers.every(isShort) ? sum : `${sum}, unrounded`;
}

/** The steps that split seconds into days, hours, minutes and seconds. */
export function splitSteps({ seconds, parts, secondsPerDay }: Duration, format: Format): Listed<Step> {
  const total = seconds.abs();
  const shown = [total, secondsPerDay];
  const left = (unit: string, count: number, from: Rational, size: Rational) => {
    const rest = from.subtract(size.multiply(Rational.of(count)));
    const sum = `${exactText(from, format)} − ${format.number(count)} × ${exactText(size, format)}`;
    return {
      rest,
      steps:
        count > 0
          ? [step(`Left after ${format.plural(count, unit)}`, sumText(sum, shown), `${exactText(rest, format)} s`)]
          : [],
    };
  };
  const ofDays = left("day", parts.days, total, secondsPerDay);
  const ofHours = left("hour", parts.hours, ofDays.rest, Rational.of(3600));
  const ofMinutes = left("minute", parts.minutes, ofHours.rest, Rational.of(60));
  return [
    ofDays.steps,
    ofHours.steps,
    ofMinutes.steps,
    step(
      "In hours",
      sumText(`${exactText(seconds, format)} ÷ 3,600`, shown),
      `${exactText(seconds.divide(Rational.of(3600)), format)} h`,
    ),
  ];
}
