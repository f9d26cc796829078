import type { Format } from "../../core/format";
import type { Axis } from "../charts/types";

/** The position of a date on an axis of years: the middle of July 2030 is 2030.54. */
export function yearOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365;
}

/** Shows calendar years at the ticks and the month in the readout. */
export function yearAxis(dates: readonly string[], format: Format): Axis & { readonly values: readonly number[] } {
  return {
    label: "Year",
    values: dates.map(yearOf),
    // Twelfths do not add up to whole years exactly.
    format: (year) => String(Math.floor(year + 1e-6)),
    exact: (year) => {
      const months = Math.floor(12 * year + 1e-6);
      return format.month(`${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`);
    },
  };
}
