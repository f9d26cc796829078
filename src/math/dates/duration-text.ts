/** Durations as people write them: `50:00`, `3:50:01`. */

const WRITTEN = /^(?:(\d{1,6}):)?(\d{1,6}):(\d{1,2}(?:\.\d{1,9})?)$/;

/**
 * Reads `m:ss` or `h:mm:ss`, with optional decimals of a second. Returns seconds, or null for any other text, including
 * 60 or more seconds or minutes after a colon.
 */
export function readDuration(text: string): number | null {
  const match = WRITTEN.exec(text.trim());
  if (!match) return null;
  const [, hours, minutes, seconds] = match;
  if (Number(seconds) >= 60 || (hours !== undefined && Number(minutes) >= 60)) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Writes `5:00` or `1:02:03`, to the nearest second, halves up.
 *
 * @param seconds not negative
 */
export function durationText(seconds: number): string {
  // Calculated seconds may fall just short of a half.
  const whole = Math.floor(seconds + 0.5 + 1e-9);
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
