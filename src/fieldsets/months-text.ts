/** Durations and months in words, for loans. */
import type { Format } from "../core/format";

/** From this many months on, durations are written in years. */
const TWO_YEARS = 24;

/** `17 months`, `7 years`, `24 years 4 months` */
export function monthsText(months: number, format: Format): string {
  const years = Math.floor(months / 12);
  if (months < TWO_YEARS && months % 12 !== 0) return format.plural(months, "month");
  const rest = months % 12 === 0 ? "" : ` ${format.plural(months % 12, "month")}`;
  return months === 0 ? "0 months" : format.plural(years, "year") + rest;
}

/** `17 mo`, `7 y`, `24 y 4 mo`: where there is little room. */
export function shortMonthsText(months: number, format: Format): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 || rest === 0 ? `${format.number(years)}\u00a0y` : "", rest > 0 ? `${rest}\u00a0mo` : ""]
    .filter(Boolean)
    .join(" ");
}

/** `Dec 2046`, in one piece */
export function shortMonthName(iso: string, format: Format): string {
  const [month = "", year = ""] = format.month(iso).split(" ");
  return `${month.slice(0, 3)}\u00a0${year}`;
}
