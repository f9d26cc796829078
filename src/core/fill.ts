/**
 * What a page fills in when it opens, from the clock and the currency of its visitor: dates, the time, choices and
 * examples.
 */
import { isoDayOf } from "../math/dates/iso-date";
import type { Currency } from "./currency";
import type { Fields } from "./fields";
import type { Format } from "./format";
import type { Json } from "./parse";

/** A moment on the visitor's clock. */
export interface Moment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
  /** Milliseconds since 1970 UTC. */
  readonly milliseconds: number;
}

/** A moment on the clock of the machine that runs this. */
export function momentOf(now: Date): Moment {
  return { date: isoDayOf(now), time: now.toTimeString().slice(0, 5), milliseconds: now.getTime() };
}

/**
 * The inputs with `fill`, except for those that only a view can fetch.
 * @param own the currency that the visitor chose, even if amounts are shown in another
 */
export function filledIn(
  fields: Fields,
  now: Moment,
  format: Format,
  own: Currency = format.currency,
): Record<string, Json> {
  // With the platform's `Date`, because few pages load math/dates.
  const [year, month, today] = now.date.split("-").map(Number) as [number, number, number];
  const onDay = (day: number, months = 0) =>
    // biome-ignore lint/plugin: it computes with its arguments, and reads no clock
    new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  // biome-ignore lint/plugin: likewise
  const weekday = new Date(now.date).getUTCDay();
  const filled: Record<string, Json> = filledByCurrency(fields, own);
  for (const [key, { fill, type, default: usual }] of Object.entries(fields)) {
    const shift = /^today([+-]\d+)?$/.exec(String(fill));
    // The time of day, if any, is that of the example.
    if (shift) filled[key] = onDay(today + Number(shift[1] ?? 0)) + String(usual).slice(10);
    // On a Saturday or Sunday, the Monday after it.
    if (fill === "weekday") filled[key] = onDay(today + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
    if (fill === "month-after-next") filled[key] = onDay(1, 2);
    if (fill === "now") filled[key] = type === "time" ? now.time : now.milliseconds;
    // At its default it would only lengthen links.
    if (fill === "minor-digits" && format.minorDigits !== usual) filled[key] = format.minorDigits;
  }
  return filled;
}

/** The choices and examples that a page opens with for a currency. */
export function filledByCurrency(fields: Fields, currency: Currency): Record<string, Json> {
  const filled: Record<string, Json> = {};
  for (const [key, field] of Object.entries(fields))
    if (typeof field.fill === "object") filled[key] = (field.fill[currency] ?? field.default) as Json;
  return filled;
}
