import { twelveHourTime } from "../../../math/dates/twelve-hour-time";

/** A time of day, possibly on another day than the start. */
export interface ClockResult {
  /** `HH:MM`, without the seconds. */
  readonly time: string;
  readonly seconds: number;
  /** Days after the start; negative if before it. */
  readonly dayOffset: number;
  /** ISO 8601; only if the start has a date. */
  readonly date?: string;
}

/** `5:45 PM`, or with seconds if they are not zero: `5:45:07 PM`. */
export function clockResultText({ time, seconds }: ClockResult): string {
  const [clock, half] = twelveHourTime(time).split(" ");
  return `${clock}${seconds === 0 ? "" : `:${String(seconds).padStart(2, "0")}`} ${half}`;
}
