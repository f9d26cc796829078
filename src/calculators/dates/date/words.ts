/** Wordings that the headline, the notices and the working share. */
import type { Format } from "../../../core/format";
import { addMonths, type CivilDate, formatIsoDate, parseIsoDate } from "../../../math/dates/civil";
import type { Inputs } from "./fields";

/** `1 year, 2 months and 3 days`; parts of zero are left out, and nothing at all is an empty text. */
export function periodText(
  parts: readonly (readonly [count: number, unit: string])[],
  format: Format,
): string {
  const words = parts.filter(([count]) => count !== 0).map(([count, unit]) => format.plural(count, unit));
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** `1 month and 10 days`: what is added, or the interval of a series. */
export function amountText({ years, months, weeks, days }: Inputs, format: Format): string {
  return periodText(
    [
      [years, "year"],
      [months, "month"],
      [weeks, "week"],
      [days, "day"],
    ],
    format,
  );
}

/** The same day of another month, whether that month has it or not: `February 31, 2026`. */
export function unclampedText(date: CivilDate, months: number, format: Format): string {
  const { year, month } = addMonths(date, months);
  // Only its month is written by the calendar, which ends with the year 9999.
  if (year < 1 || year > 9999) return `a day in the year ${year}`;
  return format.date(formatIsoDate({ year, month, day: 1 })).replace(" 1,", ` ${date.day},`);
}

/** `January 15 to December 25, 2026`: the year once where both dates share it. */
export function dateRange(first: string, second: string, between: string, format: Format): string {
  const sameYear = parseIsoDate(first)?.year === parseIsoDate(second)?.year;
  const start = sameYear ? format.date(first).replace(/, \d+$/, "") : format.date(first);
  return `${start} ${between} ${format.date(second)}`;
}

/** `246 of them weekdays`; with another weekend than Saturday and Sunday, working days. */
export function businessText(
  count: number,
  total: number,
  weekend: Inputs["weekend"],
  format: Format,
): string {
  const day = weekend === "sat-sun" ? "weekday" : "working day";
  if (total === 1) return count === 1 ? `a ${day}` : "a weekend day";
  if (count === 0) return `none of them a ${day}`;
  const share = count === total ? "all" : format.number(count);
  return count === 1 ? `1 of them a ${day}` : `${share} of them ${day}s`;
}
