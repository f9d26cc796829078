import type { Format } from "../../../core/format";
import { durationText } from "../../../math/dates/duration-text";
import type { Rational } from "../../../math/numbers/rational";
import { DISTANCES, type DistanceUnit, fromMeters, fromSpeed, isPace, type SpeedUnit, symbolOf } from "./units";

/** Longest duration in seconds with minutes and seconds; longer ones are shown in whole hours. */
const LONGEST = 1e12;

/** `2:30:00`: to the nearest second, halves up; the number of hours is not limited. */
export function clockText(seconds: Rational): string {
  const whole = seconds.round();
  const two = (part: bigint) => String(part).padStart(2, "0");
  return `${whole / 3600n}:${two((whole / 60n) % 60n)}:${two(whole % 60n)}`;
}

/** `2 h 30 min`, `45 s`; with decimals below a minute, otherwise to the nearest second. */
export function timeWords(seconds: Rational, format: Format): string {
  const size = seconds.toNumber();
  if (size < 59.995) return `${format.number(size, 2)} s`;
  if (size > LONGEST) return `${format.number(size / 3600, 0)} h`;
  const whole = Number(seconds.round());
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.flatMap((part, i) => (part > 0 ? [`${format.number(part)} ${["h", "min", "s"][i]}`] : [])).join(" ");
}

/** `60 mph`, `5:30 min/km` */
export function speedText(speed: Rational, unit: SpeedUnit, format: Format): string {
  const value = fromSpeed(speed, unit)?.toNumber();
  if (value === undefined) return "no pace";
  const isClock = isPace(unit) && value < LONGEST;
  return `${isClock ? durationText(value * 60) : format.number(value, 2)} ${symbolOf(unit)}`;
}

/** `150 miles`, `1 mile`, `42.195 km`; values with more than four decimals are rounded to two. */
export function distanceText(meters: Rational, unit: DistanceUnit, format: Format): string {
  const value = fromMeters(meters, unit).toNumber();
  const digits = Number(value.toFixed(4)) === value ? 4 : 2;
  return `${format.number(value, digits)} ${unit === "mile" ? (value === 1 ? "mile" : "miles") : DISTANCES[unit].symbol}`;
}
