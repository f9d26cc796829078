/** Local dates with times as seconds since 1970-01-01T00:00 local time, and UTC offsets as text. */
import { dayNumberToIso, FIRST_DAY, isoToDayNumber, LAST_DAY } from "./civil";
import { clockMinutes, clockTime } from "./clock";

export const SECONDS_PER_DAY = 86_400;

/** The first and last second that can be written. */
export const FIRST_SECOND = FIRST_DAY * SECONDS_PER_DAY;
export const LAST_SECOND = (LAST_DAY + 1) * SECONDS_PER_DAY - 1;

/**
 * Converts `YYYY-MM-DDTHH:MM` to seconds.
 *
 * @throws RangeError if the day does not exist
 */
export function localSeconds(text: string): number {
  return isoToDayNumber(text.slice(0, 10)) * SECONDS_PER_DAY + 60 * clockMinutes(text.slice(11));
}

/** Converts seconds to `YYYY-MM-DDTHH:MM`, dropping seconds within the minute. */
export function localText(seconds: number): string {
  return `${dayNumberToIso(localDay(seconds))}T${localClock(seconds)}`;
}

/** Day number of a local time. */
export function localDay(seconds: number): number {
  return Math.floor(seconds / SECONDS_PER_DAY);
}

/** Time of day as `HH:MM`. */
export function localClock(seconds: number): string {
  return clockTime(Math.floor(seconds / 60));
}

/**
 * Writes `-05:00` or `+05:30`; includes seconds if there are any, as in local mean time before time zones: `-04:56:02`.
 */
export function offsetText(offset: number): string {
  const size = Math.abs(offset);
  const two = (value: number) => String(Math.floor(value) % 60).padStart(2, "0");
  const seconds = size % 60 ? `:${two(size)}` : "";
  return `${offset < 0 ? "-" : "+"}${two(size / 3600)}:${two(size / 60)}${seconds}`;
}
