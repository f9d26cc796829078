/** Times of day on the wall clock, as minutes since midnight. */

export const MINUTES_PER_DAY = 1440;

/** Whether a text is a time of day in the form `HH:MM`. */
export function isClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Converts `HH:MM` to minutes since midnight. */
export function clockMinutes(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3, 5));
}

/** Converts minutes since midnight to `HH:MM`; they may be negative or exceed one day. */
export function clockTime(minutes: number): string {
  const ofDay = minutes - MINUTES_PER_DAY * dayOffset(minutes);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** The day relative to that midnight's day: −1 is the day before, 0 the same day, 1 the day after. */
export function dayOffset(minutes: number): number {
  return Math.floor(minutes / MINUTES_PER_DAY);
}

/** Writes `7 h 30 min`, `8 h` or `45 min`, rounded to whole minutes. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])];
  return (minutes < 0 && whole > 0 ? "−" : "") + parts.join(" ");
}
