/** What a page fills in when it opens, for programs that answer people: the date, the time, and choices by currency. */
import { dayNumberToIso, isoToDayNumber } from "../math/dates/civil";
import type { Fields } from "./fields";
import type { Format } from "./format";
import type { Json } from "./parse";

/** A moment on the reader's clock. */
export interface Moment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
  /** Milliseconds since 1970 UTC. */
  readonly milliseconds: number;
}

/** By day of the week, starting with Sunday. */
const DAYS_TO_WEEKDAY = [1, 0, 0, 0, 0, 0, 2];

/** Day number of a Sunday. */
const SUNDAY = isoToDayNumber("2026-11-22");

/** The inputs with `fill`, except for those that only a view can fetch. */
export function filledIn(fields: Fields, now: Moment, format: Format): Record<string, Json> {
  const today = isoToDayNumber(now.date);
  const filled: Record<string, Json> = {};
  for (const [key, { fill, type, default: usual }] of Object.entries(fields)) {
    const shift = /^today([+-]\d+)?$/.exec(String(fill));
    // The time of day, if any, is that of the example.
    if (shift) filled[key] = dayNumberToIso(today + Number(shift[1] ?? 0)) + String(usual).slice(10);
    else if (fill === "weekday")
      filled[key] = dayNumberToIso(today + (DAYS_TO_WEEKDAY[(((today - SUNDAY) % 7) + 7) % 7] as number));
    else if (fill === "month-after-next") filled[key] = monthAfterNext(now.date);
    else if (fill === "now") filled[key] = type === "time" ? now.time : now.milliseconds;
    else if (fill === "minor-digits") filled[key] = format.minorDigits;
    else if (typeof fill === "object") filled[key] = fill[format.currency] ?? (usual as Json);
  }
  return filled;
}

function monthAfterNext(date: string): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + 2;
  const year = String(Math.floor(months / 12)).padStart(4, "0");
  return `${year}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}
