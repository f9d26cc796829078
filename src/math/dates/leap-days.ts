import { fromDayNumber } from "./civil";
import type { CivilDate } from "./iso-date";

/** Number of February 29s among the days d with `from` ≤ d < `to` (day numbers). */
export function leapDaysBetween(from: number, to: number): number {
  return leapDaysBefore(fromDayNumber(to)) - leapDaysBefore(fromDayNumber(from));
}

/** Number of February 29s before a date, counted from year 1. */
function leapDaysBefore({ year, month }: CivilDate): number {
  const lastFebruary = month > 2 ? year : year - 1;
  return Math.floor(lastFebruary / 4) - Math.floor(lastFebruary / 100) + Math.floor(lastFebruary / 400);
}
