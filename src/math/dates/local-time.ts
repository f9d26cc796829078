/** Clock times with their day, as seconds since 1970-01-01T00:00 of that clock, and offsets from UTC as texts. */
import { dayNumberToIso, FIRST_DAY, isoToDayNumber, LAST_DAY } from "./civil";
import { clockMinutes, clockTime } from "./clock";

export const SECONDS_PER_DAY = 86_400;

/** The first and the last second that have a text. */
export const FIRST_SECOND = FIRST_DAY * SECONDS_PER_DAY;
export const LAST_SECOND = (LAST_DAY + 1) * SECONDS_PER_DAY - 1;

/** Seconds of `YYYY-MM-DDTHH:MM`. @throws RangeError where the day does not exist */
export function localSeconds(text: string): number {
  return isoToDayNumber(text.slice(0, 10)) * SECONDS_PER_DAY + 60 * clockMinutes(text.slice(11));
}

/** `YYYY-MM-DDTHH:MM` of seconds; seconds beyond the minute are cut off. */
export function localText(seconds: number): string {
  return `${dayNumberToIso(localDay(seconds))}T${localClock(seconds)}`;
}

/** Day number. */
export function localDay(seconds: number): number {
  return Math.floor(seconds / SECONDS_PER_DAY);
}

/** `HH:MM` */
export function localClock(seconds: number): string {
  return clockTime(Math.floor(seconds / 60));
}

/** `-05:00`, `+05:30`; with seconds where there are some, as before time zones: `-04:56:02`. */
export function offsetText(offset: number): string {
  const size = Math.abs(offset);
  const two = (value: number) => String(Math.floor(value) % 60).padStart(2, "0");
  const seconds = size % 60 ? `:${two(size)}` : "";
  return `${offset < 0 ? "-" : "+"}${two(size / 3600)}:${two(size / 60)}${seconds}`;
}
