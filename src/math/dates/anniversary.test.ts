import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anniversary, yearFraction } from "./anniversary";
import { FIRST_DAY, fromDayNumber, isoToDayNumber, LAST_DAY } from "./civil";
import { formatIsoDate } from "./iso-date";
import { calendarSpan } from "./span";

const fraction = (start: string, end: string) =>
  yearFraction(fromDayNumber(isoToDayNumber(start)), fromDayNumber(isoToDayNumber(end)));

describe("anniversary", () => {
  const leapDay = { year: 2024, month: 2, day: 29 };
  it.each([
    // Taiwan Civil Code art. 121: the last day of the month; Hong Kong Cap. 410 s. 5: March 1.
    [2025, "feb-28", "2025-02-28"],
    [2025, "mar-1", "2025-03-01"],
    [2028, "feb-28", "2028-02-29"],
    [2028, "mar-1", "2028-02-29"],
    [2100, "mar-1", "2100-03-01"],
  ] as const)("of February 29 in %i under %s is %s", (year, rule, iso) => {
    expect(formatIsoDate(anniversary(leapDay, year, rule))).toBe(iso);
  });

  it("of any other date is the same day", () => {
    expect(anniversary({ year: 2024, month: 2, day: 28 }, 2025, "mar-1")).toEqual({
      year: 2025,
      month: 2,
      day: 28,
    });
  });
});

describe("yearFraction", () => {
  it.each([
    ["2026-01-15", "2026-12-25", 344 / 365],
    // The year that starts on 2027-06-01 contains February 29, 2028.
    ["2027-06-01", "2027-06-02", 1 / 366],
    ["2024-02-29", "2025-02-28", 365 / 366],
    ["2024-02-29", "2025-03-01", 1],
    ["2024-02-29", "2028-02-29", 4],
    // From March 1, 2027 to February 29, 2028 there are 365 days.
    ["2024-02-29", "2028-02-28", 3 + 364 / 365],
    ["2026-07-01", "2026-07-01", 0],
  ])("%s to %s", (start, end, years) => {
    expect(fraction(start, end)).toBeCloseTo(years, 14);
  });

  it("agrees with the years of the calendar span and grows every day", () => {
    const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY - 1 });
    fc.assert(
      fc.property(day, day, (one, other) => {
        const start = fromDayNumber(Math.min(one, other));
        const end = Math.max(one, other);
        const years = yearFraction(start, fromDayNumber(end));
        expect(Math.floor(years)).toBe(calendarSpan(start, fromDayNumber(end)).years);
        expect(yearFraction(start, fromDayNumber(end + 1))).toBeGreaterThan(years);
      }),
    );
  });
});
