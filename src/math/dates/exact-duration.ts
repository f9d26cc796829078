/** Durations as exact seconds: splitting them into parts and writing them. */
import { Rational } from "../numbers/rational";

const SECONDS_PER_HOUR = Rational.of(3600);
const SECONDS_PER_MINUTE = Rational.of(60);
const HOURS_PER_DAY = 24;
const SECONDS_PER_DAY = Rational.of(86_400);
/** Maximum number of decimals written for a second. */
const CLOCK_PLACES = 3;
const ISO_PLACES = 9;

/** Parts of a duration, ignoring its sign; all except the seconds are integers. */
export interface DurationParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: Rational;
}

/** @param hoursPerDay length of a day in hours */
export function durationParts(seconds: Rational, hoursPerDay: Rational = Rational.of(HOURS_PER_DAY)): DurationParts {
  const [days, ofDay] = divided(seconds.abs(), hoursPerDay.multiply(SECONDS_PER_HOUR));
  return { days: Number(days), ...partsOfDay(ofDay) };
}

function partsOfDay(seconds: Rational): Omit<DurationParts, "days"> {
  const [hours, ofHour] = divided(seconds, SECONDS_PER_HOUR);
  const [minutes, rest] = divided(ofHour, SECONDS_PER_MINUTE);
  return { hours: Number(hours), minutes: Number(minutes), seconds: rest };
}

function divided(value: Rational, by: Rational): [whole: bigint, rest: Rational] {
  const whole = value.divide(by).floor();
  return [whole, value.subtract(by.multiply(Rational.of(whole)))];
}

/**
 * Writes `25:30:00` or `-0:00:07.25`. Hours may exceed 24; rounded to the nearest millisecond, halves away from zero.
 */
export function clockText(seconds: Rational): string {
  const rounded = seconds.roundTo(CLOCK_PLACES);
  const [allHours, ofHour] = divided(rounded.abs(), SECONDS_PER_HOUR);
  const { minutes, seconds: rest } = partsOfDay(ofHour);
  const two = (part: number) => String(part).padStart(2, "0");
  const [whole = "", fraction] = decimals(rest, CLOCK_PLACES).split(".");
  const text = `${allHours}:${two(minutes)}:${whole.padStart(2, "0")}`;
  return `${rounded.sign() < 0 ? "-" : ""}${text}${fraction ? `.${fraction}` : ""}`;
}

/** Writes `P1DT1H30M`, `-PT30M` or `PT0S` (ISO 8601-1:2019, days of 24 hours), rounded to the nearest nanosecond. */
export function isoDuration(seconds: Rational): string {
  const rounded = seconds.roundTo(ISO_PLACES);
  if (rounded.sign() === 0) return "PT0S";
  const [days, ofDay] = divided(rounded.abs(), SECONDS_PER_DAY);
  const { hours, minutes, seconds: rest } = partsOfDay(ofDay);
  const time = [
    hours > 0 ? `${hours}H` : "",
    minutes > 0 ? `${minutes}M` : "",
    rest.sign() > 0 ? `${decimals(rest, ISO_PLACES)}S` : "",
  ].join("");
  return `${rounded.sign() < 0 ? "-" : ""}P${days > 0n ? `${days}D` : ""}${time && `T${time}`}`;
}

/** Plain decimal text without trailing zeros, for a value that has at most that many decimals. */
function decimals(value: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const units = value.multiply(Rational.of(scale)).round();
  const fraction = String(units % scale)
    .padStart(places, "0")
    .replace(/0+$/, "");
  return `${units / scale}${fraction && `.${fraction}`}`;
}
