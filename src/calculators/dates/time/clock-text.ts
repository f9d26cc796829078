import { twelveHourTime } from "../../../math/dates/twelve-hour-time";
import type { ClockResult } from "./answer";

/** `5:45 PM`, or with seconds if they are not zero: `5:45:07 PM`. */
export function clockResultText({ time, seconds }: ClockResult): string {
  const [clock, half] = twelveHourTime(time).split(" ");
  return `${clock}${seconds === 0 ? "" : `:${String(seconds).padStart(2, "0")}`} ${half}`;
}
