import type { Format } from "../../../core/format";
import { dayNumberToIso } from "../../../math/dates/civil";

/**
 * A range of day numbers as text: `November 17 to 22, 2026`, `November 28 to December 3, 2026`, `December 30, 2026, to
 * January 4, 2027`.
 */
export function rangeText(from: number, to: number, format: Format): string {
  const [first, last] = [format.date(dayNumberToIso(from)), format.date(dayNumberToIso(to))];
  if (from === to) return first;
  const [firstDay = "", firstYear] = first.split(", ");
  const [lastDay = "", lastYear] = last.split(", ");
  if (firstYear !== lastYear) return `${first}, to ${last}`;
  const [firstMonth] = firstDay.split(" ");
  const [lastMonth, dayOfMonth] = lastDay.split(" ");
  return firstMonth === lastMonth ? `${firstDay} to ${dayOfMonth}, ${lastYear}` : `${firstDay} to ${last}`;
}

/** `November 22`: without the year, which is given nearby. */
export function dayText(day: number, format: Format): string {
  return format.date(dayNumberToIso(day)).replace(/, \d+$/, "");
}
