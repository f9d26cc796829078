/** From one day to another, where people leave out the years that go without saying. */
import { formatIsoDate, parseIsoDate } from "../math/dates/iso-date";
import type { Value } from "./form";

/** The first such day of a year on or after another (`1`), or the last one on or before it (`-1`). */
function nextSuch(day: string, other: string, step: 1 | -1): string {
  const date = parseIsoDate(day);
  const near = parseIsoDate(other);
  if (!date || !near) return day;
  const same = formatIsoDate({ ...date, year: near.year });
  const isPast = step === 1 ? same < other : same > other;
  return isPast ? formatIsoDate({ ...date, year: near.year + step }) : same;
}

/** “March 3 to June 10” is one stretch of time: the second day follows the first, unless both years are written. */
export function spanOf(start: Value | undefined, end: Value | undefined) {
  const startDate = String(start?.json ?? "");
  const endDate = String(end?.json ?? "");
  if (end?.isYearless) return { startDate, endDate: nextSuch(endDate, startDate, 1) };
  if (start?.isYearless) return { startDate: nextSuch(startDate, endDate, -1), endDate };
  return { startDate, endDate };
}
