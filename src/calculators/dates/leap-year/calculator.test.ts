import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import leapYear from "./calculator";

const ask = (inputs: JsonObject = {}) => outputsOf(leapYear, inputs);
const sentence = (inputs: JsonObject) => {
  const { before, figure, after } = headlineOf(leapYear, inputs);
  return `${before} ${figure} ${after}`;
};

describe("a year", () => {
  it("shows each division up to the one that decides", () => {
    const rules = (inputs: JsonObject) =>
      ask(inputs).rules.map((row: { divisor: number; remainder: number }) => [row.divisor, row.remainder]);
    expect(rules({ year: 2023 })).toEqual([[4, 3]]);
    expect(rules({ year: 2028 })).toEqual([
      [4, 0],
      [100, 28],
    ]);
    expect(rules({ year: 1900 })).toEqual([
      [4, 0],
      [100, 0],
      [400, 300],
    ]);
    expect(rules({ year: 1900, calendar: "julian" })).toEqual([[4, 0]]);
    expect(rules({ year: 2900, calendar: "revised-julian" }).at(-1)).toEqual([900, 200]);
    expect(rules({ year: -1 })).toEqual([[4, 3]]);
  });

  it("can be the year of a calendar change", () => {
    expect(ask({ year: 1582, calendar: "historical-1582" })).toMatchObject({
      isLeap: false,
      daysInYear: 355,
      februaryDays: 28,
    });
    // January 1, 1752, Old Style, was a Wednesday; February 29, 1752 a Saturday.
    expect(ask({ year: 1752, calendar: "historical-1752" })).toMatchObject({
      isLeap: true,
      daysInYear: 355,
      februaryDays: 29,
      jan1Weekday: "Wednesday",
      leapDayWeekday: "Saturday",
    });
    expect(ask({ year: 1700, calendar: "historical-1752" })).toMatchObject({ isLeap: true, daysInYear: 366 });
    expect(ask({ year: 1700, calendar: "historical-1582" }).isLeap).toBe(false);
  });

  it("has no weekdays in the revised Julian calendar, and the same leap years until 2799", () => {
    expect(ask({ calendar: "revised-julian" })).toMatchObject({ leapDayWeekday: null, jan1Weekday: null });
    for (let year = 1923; year < 2800; year++)
      expect(ask({ year, calendar: "revised-julian" }).isLeap).toBe(ask({ year }).isLeap);
    expect(ask({ year: 2800, calendar: "revised-julian" })).toMatchObject({
      isLeap: false,
      reason: "century-not-200-or-600",
      nextLeapYear: 2804,
    });
  });

  it("before the common era has an astronomical number", () => {
    expect(ask({ year: -43 }).eraName).toBe("44 BCE");
    expect(ask({ year: 0 })).toMatchObject({
      eraName: "1 BCE",
      isLeap: true,
      previousLeapYear: -4,
      nextLeapYear: 4,
    });
    expect(ask({ year: -9999 }).previousLeapYear).toBe(-10_000);
    expect(ask({ year: 9999 }).nextLeapYear).toBe(10_000);
  });

  it("is compared across all calendars", () => {
    const { calendars } = ask({ year: 1900 });
    expect(calendars.map((row: { isLeap: boolean }) => row.isLeap)).toEqual([false, true, false, false, false]);
  });
});

describe("a range", () => {
  it("has 97 leap years in any 400 Gregorian years, and 100 in 400 Julian years", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9600 }), (fromYear) => {
        const range = { mode: "range", fromYear, toYear: fromYear + 399 };
        expect(ask(range).count).toBe(97);
        expect(ask({ ...range, calendar: "julian" }).count).toBe(100);
      }),
      { numRuns: 20 },
    );
  });

  it("can be limited to a weekday: 15 of the 97 leap days in 400 years are Mondays", () => {
    // In 2001–2400 February 29 falls on Mondays and Wednesdays 15 times each, on other weekdays 13 or 14 times each.
    const on = (leapDayOn: string) => ask({ mode: "range", fromYear: 2001, toYear: 2400, leapDayOn }).count;
    expect(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map(on)).toEqual([
      15, 13, 15, 13, 14, 14, 13,
    ]);
    expect(ask({ mode: "range", leapDayOn: "tuesday" }).leapYears.map((row: { year: number }) => row.year)).toEqual([
      2000, 2028,
    ]);
  });

  it("may cover one year, but not be reversed", () => {
    expect(ask({ mode: "range", fromYear: 2000, toYear: 2000 }).count).toBe(1);
    expect(problemsOf(leapYear, { mode: "range", fromYear: 2001, toYear: 2000 })).toEqual([
      { field: "toYear", message: "The last year must not be before the first." },
    ]);
  });
});

describe("leap days between two dates", () => {
  it("include both ends", () => {
    const between = (startDate: string, endDate: string) => ask({ mode: "between", startDate, endDate });
    expect(between("2024-02-29", "2024-02-29")).toMatchObject({
      count: 1,
      leapDays: [{ date: "2024-02-29", weekday: "Thursday" }],
    });
    expect(between("2024-03-01", "2028-02-28").count).toBe(0);
    expect(between("2000-01-01", "2026-11-20").count).toBe(7);
    expect(between("1896-03-01", "1904-02-29").count).toBe(1);
    expect(problemsOf(leapYear, { mode: "between", startDate: "2024-01-02", endDate: "2024-01-01" })).toMatchObject([
      { field: "endDate" },
    ]);
  });
});

it("finds the day of the tenth leap day", () => {
  const result = answer(leapYear, {
    inputs: { mode: "between", startDate: "2024-03-01" },
    solve: { for: "endDate", output: "count", target: 10 },
  });
  expect("solved" in result && result.outputs.count).toBe(10);
});

it("rejects invalid years", () => {
  for (const year of [10_000, -10_000, 2000.5])
    expect(problemsOf(leapYear, { year })).toEqual([
      { field: "year", message: "Enter a whole year from −9999 to 9999." },
    ]);
});

it("writes the answer as a sentence", () => {
  expect(sentence({})).toBe(
    "2028 is a leap year because it is divisible by 4 and not a century. February 29 is a Tuesday.",
  );
  expect(sentence({ year: 1900 })).toBe("1900 is a common year because it is a century that is not divisible by 400.");
  expect(sentence({ year: 1752, calendar: "historical-1752" })).toBe(
    "1752 is a leap year because it is divisible by 4. February 29 is a Saturday. It has only 355 days, because 11 were skipped when the calendar changed.",
  );
  expect(sentence({ mode: "range" })).toBe(
    "From 2000 to 2050 there are 13 leap years , the first in 2000 and the last in 2048.",
  );
  expect(sentence({ mode: "range", fromYear: 1896, toYear: 1912 })).toBe(
    "From 1896 to 1912 there are 4 leap years , the first in 1896 and the last in 1912.",
  );
  expect(sentence({ mode: "range", fromYear: 2001, toYear: 2003 })).toBe("From 2001 to 2003 there are no leap years .");
  expect(sentence({ mode: "range", leapDayOn: "tuesday" })).toBe(
    "From 2000 to 2050 there are 2 leap years with February 29 on a Tuesday, the first in 2000 and the last in 2028.",
  );
  expect(sentence({ mode: "between" })).toBe(
    "From January 1, 2000, to November 20, 2026, both counted, there are 7 leap days among 9,821 days.",
  );
});

it("says when a rule is applied outside its time", () => {
  const codes = (inputs: JsonObject) => ask(inputs).noticeCodes;
  expect(codes({ year: 1500 })).toBe("before-gregorian");
  expect(codes({ year: 1500, calendar: "julian" })).toBeNull();
  expect(codes({ year: 4, calendar: "julian" })).toBe("early-julian");
  expect(codes({ year: 1900, calendar: "revised-julian" })).toBe("before-revised-julian");
});
