import type { CivilDate } from "./iso-date";

/** Calendar year in which the fiscal year of a date began, if fiscal years begin with month `firstMonth` (1–12). */
export function fiscalYearStart({ year, month }: CivilDate, firstMonth: number): number {
  return month >= firstMonth ? year : year - 1;
}

/** `FY2027` is October 2026 to September 2027, named after the year in which it ends (31 U.S.C. 1102). */
export function usFiscalYear(date: CivilDate): string {
  return `FY${fourDigits(fiscalYearStart(date, 10) + 1)}`;
}

/** `2026-27` is April 2026 to March 2027, the year used by India's government and tax law. */
export function indiaFiscalYear(date: CivilDate): string {
  const start = fiscalYearStart(date, 4);
  return `${fourDigits(start)}-${String((start + 1) % 100).padStart(2, "0")}`;
}

function fourDigits(year: number): string {
  return String(year).padStart(4, "0");
}
