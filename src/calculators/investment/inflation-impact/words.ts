import type { Format } from "../../../core/format";
import { monthName } from "./inputs";
import type { Moment } from "./price-span";

/** `2000`, `May 2026` */
export function momentText({ year, month }: Pick<Moment, "year" | "month">): string {
  return month === null ? String(year) : `${monthName(month)} ${year}`;
}

/** `20 years`, `2.5 years` */
export function yearsText(years: number, format: Format): string {
  return format.plural(years, "year");
}
