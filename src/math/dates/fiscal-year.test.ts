import { expect, it } from "vitest";
import { fiscalYearStart, indiaFiscalYear, usFiscalYear } from "./fiscal-year";
import { parseIsoDate } from "./iso-date";

const date = (iso: string) => parseIsoDate(iso) as { year: number; month: number; day: number };

it.each([
  ["2026-09-30", "FY2026"],
  ["2026-10-01", "FY2027"],
  ["2027-09-30", "FY2027"],
])("%s is in federal fiscal year %s", (iso, year) => {
  expect(usFiscalYear(date(iso))).toBe(year);
});

it.each([
  ["2026-03-31", "2025-26"],
  ["2026-04-01", "2026-27"],
  ["1999-04-01", "1999-00"],
  ["2008-12-31", "2008-09"],
  ["0001-01-01", "0000-01"],
])("%s is in Indian financial year %s", (iso, year) => {
  expect(indiaFiscalYear(date(iso))).toBe(year);
});

it("matches the calendar year if it begins in January", () => {
  expect(fiscalYearStart(date("2026-01-01"), 1)).toBe(2026);
  expect(fiscalYearStart(date("2026-06-30"), 7)).toBe(2025);
});
