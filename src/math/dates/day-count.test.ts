import { describe, expect, it } from "vitest";
import { countDays, type DayCount, daysByYear } from "./day-count";
import { type CivilDate, parseIsoDate } from "./iso-date";

const day = (iso: string) => parseIsoDate(iso) as CivilDate;
const years = (from: string, to: string, convention: DayCount) => countDays(day(from), day(to), convention).years;

describe("actual/actual", () => {
  // ISDA, “EMU and Market Conventions: Recent Developments” (November 1998, BS:9951.1), ISDA method in each example.
  it.each([
    ["2003-11-01", "2004-05-01", 0.497724380567],
    ["1999-02-01", "1999-07-01", 0.41095890411],
    ["1999-07-01", "2000-07-01", 1.0013773486],
    ["2002-08-15", "2003-07-15", 0.915068493151],
    ["2003-07-15", "2004-01-15", 0.504004790778],
    ["1999-07-30", "2000-01-30", 0.503892506924],
    ["2000-01-30", "2000-06-30", 0.415300546448],
  ])("from %s to %s", (from, to, fraction) => {
    expect(years(from, to, "actual-actual")).toBeCloseTo(fraction, 11);
  });

  it("counts whole years as years", () => {
    expect(years("2023-05-07", "2026-05-07", "actual-actual")).toBeCloseTo(3, 2);
    expect(years("2024-01-01", "2028-01-01", "actual-actual")).toBeCloseTo(4, 12);
    expect(daysByYear(day("2027-12-01"), day("2028-06-01"))).toEqual({ leap: 152, common: 31 });
  });
});

describe("30/360 and actual/365", () => {
  // Spreadsheet of 30/360 examples published with the 2006 ISDA Definitions, some of them at the end of February.
  it.each([
    ["2006-08-20", "2007-02-20", 0.5, 0.504109589],
    ["2008-02-20", "2008-08-20", 0.5, 0.498630137],
    ["2006-02-28", "2006-08-31", 0.508333333, 0.504109589],
    ["2006-08-31", "2007-02-28", 0.494444444, 0.495890411],
    ["2007-02-28", "2007-08-31", 0.508333333, 0.504109589],
  ])("from %s to %s", (from, to, thirty, actual) => {
    expect(years(from, to, "30-360")).toBeCloseTo(thirty, 9);
    expect(years(from, to, "actual-365")).toBeCloseTo(actual, 9);
  });

  it("change a final 31st to the 30th: 30E/360 always, 30/360 only if the first day is then a 30th", () => {
    const days = (from: string, to: string, convention: DayCount) => countDays(day(from), day(to), convention).days;
    expect(days("2026-02-28", "2026-08-31", "30-360")).toBe(183);
    expect(days("2026-02-28", "2026-08-31", "30e-360")).toBe(182);
    expect(days("2026-01-30", "2026-07-31", "30-360")).toBe(180);
    expect(days("2026-01-31", "2026-07-31", "30-360")).toBe(180);
    expect(days("2026-01-31", "2026-03-01", "30e-360")).toBe(31);
  });
});

it("actual/360 turns 10% on 1,000 for one year into 101.39", () => {
  expect(1000 * 0.1 * years("2026-01-01", "2027-01-01", "actual-360")).toBeCloseTo(101.39, 2);
});

it("counts no days from a date to itself", () => {
  for (const convention of ["actual-365", "actual-360", "actual-actual", "30-360", "30e-360"] as const)
    expect(countDays(day("2028-02-29"), day("2028-02-29"), convention)).toEqual({ days: 0, years: 0 });
});
