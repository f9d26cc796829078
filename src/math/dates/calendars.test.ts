import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysInYearOf, isLeapIn, julianDay, leapReason, winterDay } from "./calendars";
import { toDayNumber } from "./civil";
import { isLeapYear } from "./iso-date";
import { weekdayName } from "./week";

describe("days of the Julian calendar", () => {
  it("match the historical switches: October 4, 1582 and September 2, 1752 were the last", () => {
    // Inter gravissimas: Thursday, October 4 was followed by Friday, October 15.
    expect(julianDay(1582, 10, 4) + 1).toBe(toDayNumber(1582, 10, 15));
    expect(weekdayName(julianDay(1582, 10, 4))).toBe("Thursday");
    // Calendar (New Style) Act 1750: Wednesday, September 2 was followed by Thursday, September 14.
    expect(julianDay(1752, 9, 2) + 1).toBe(toDayNumber(1752, 9, 14));
    expect(weekdayName(julianDay(1752, 9, 2))).toBe("Wednesday");
  });

  it("begin the Julian day numbers: day 0 was January 1, 4713 BCE", () => {
    expect(julianDay(-4712, 1, 1) + 2_440_588).toBe(0);
  });
});

describe("leap years", () => {
  it("follow each calendar at its centuries", () => {
    const leap = (calendar: Parameters<typeof isLeapIn>[0], ...years: number[]) =>
      years.filter((year) => isLeapIn(calendar, year));
    const centuries = [1500, 1600, 1700, 1800, 1900, 2000, 2100, 2800, 2900];
    expect(leap("gregorian", ...centuries)).toEqual([1600, 2000, 2800]);
    expect(leap("julian", ...centuries)).toEqual(centuries);
    expect(leap("historical-1582", ...centuries)).toEqual([1500, 1600, 2000, 2800]);
    expect(leap("historical-1752", ...centuries)).toEqual([1500, 1600, 1700, 2000, 2800]);
    // The rule of 1923: remainder 200 or 600 when divided by 900; first differs from the Gregorian calendar in 2800.
    expect(leap("revised-julian", ...centuries)).toEqual(
      [1500, 2000, 2900].filter((y) => [200, 600].includes(y % 900)),
    );
    expect([leapReason("revised-julian", 2000), leapReason("revised-julian", 2800)]).toEqual([
      "century-remainder-200-or-600",
      "century-not-200-or-600",
    ]);
  });

  it("may have 355 days: 1582 and 1752", () => {
    expect([1581, 1582, 1583].map((year) => daysInYearOf("historical-1582", year))).toEqual([365, 355, 365]);
    expect([1751, 1752, 1753].map((year) => daysInYearOf("historical-1752", year))).toEqual([365, 355, 365]);
  });

  it("use nonnegative remainders for years before the common era", () => {
    expect([0, -4, -1, -100, -400].map((year) => leapReason("gregorian", year))).toEqual([
      "divisible-by-400",
      "divisible-by-4",
      "not-divisible-by-4",
      "century-not-400",
      "divisible-by-400",
    ]);
  });

  it("are as long as the time between two January 1sts", () => {
    const year = fc.integer({ min: -9999, max: 9999 });
    fc.assert(
      fc.property(year, fc.constantFrom("gregorian", "julian", "historical-1582", "historical-1752"), (y, calendar) => {
        const [first, next] = [winterDay(calendar, y, 1, 1), winterDay(calendar, y + 1, 1, 1)];
        expect((next as number) - (first as number)).toBe(daysInYearOf(calendar, y));
        if (calendar === "gregorian") expect(isLeapIn(calendar, y)).toBe(isLeapYear(y));
      }),
    );
    for (const y of [1582, 1752])
      for (const calendar of ["historical-1582", "historical-1752"] as const)
        expect((winterDay(calendar, y + 1, 1, 1) as number) - (winterDay(calendar, y, 1, 1) as number)).toBe(
          daysInYearOf(calendar, y),
        );
  });
});
