/** Durations and months in words, for loans. */
import type { Format } from "../core/format";

/** Durations of at least this many months are written in years and months. */
const TWO_YEARS = 24;

/** Rounding errors of months are below this. */
const WHOLE = 1e-6;

/** `17 months`, `7 years`, `24 years 4 months` */
export function monthsText(months: number, format: Format): string {
  const years = Math.floor(months / 12);
  if (months < TWO_YEARS && months % 12 !== 0) return format.plural(months, "month");
  const rest = months % 12 === 0 ? "" : ` ${format.plural(months % 12, "month")}`;
  return months === 0 ? "0 months" : format.plural(years, "year") + rest;
}

/** A number of years in years and months, if these are whole: `14 years 5 months`; otherwise `0.25 years`. */
export function yearsText(years: number, format: Format): string {
  const months = Math.round(12 * years);
  return Math.abs(12 * years - months) < WHOLE
    ? monthsText(months, format)
    : format.plural(Math.round(100 * years) / 100, "year");
}

/** `1 y 5 mo`, `7 y`, `24 y 4 mo`: for tight spaces. */
export function shortMonthsText(months: number, format: Format): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 || rest === 0 ? `${format.number(years)}\u00a0y` : "", rest > 0 ? `${rest}\u00a0mo` : ""]
    .filter(Boolean)
    .join(" ");
}

/** `Dec 2046`, with a no-break space */
export function shortMonthName(iso: string, format: Format): string {
  const [month = "", year = ""] = format.month(iso).split(" ");
  return `${month.slice(0, 3)}\u00a0${year}`;
}
