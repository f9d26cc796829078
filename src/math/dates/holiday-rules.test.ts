import { describe, expect, it } from "vitest";
import type { ObservedRule } from "../../data/holidays/holiday-calendar";
import { dayNumberToIso, isoToDayNumber, isoWeekday } from "./civil";
import { holidayIn, observedDays } from "./holiday-rules";

const iso = (day: number | null) => (day === null ? null : dayNumberToIso(day));
const isSaturdayOrSunday = (day: number) => isoWeekday(day) > 5;

describe("holidayIn", () => {
  it("finds fixed dates, nth weekdays and days relative to Easter", () => {
    expect(iso(holidayIn(2026, { kind: "date", month: 7, day: 4 }))).toBe("2026-07-04");
    // Thanksgiving and Memorial Day from the OPM list for 2026; Good Friday from the NYSE calendar for 2026.
    expect(iso(holidayIn(2026, { kind: "weekday", nth: 4, weekday: 4, month: 11 }))).toBe("2026-11-26");
    expect(iso(holidayIn(2026, { kind: "weekday", nth: "last", weekday: 1, month: 5 }))).toBe("2026-05-25");
    expect(iso(holidayIn(2026, { kind: "easter", days: -2 }))).toBe("2026-04-03");
  });

  it("finds weekdays near a date, and dates that avoid Sundays or are published", () => {
    // Victoria Day, canada.ca: the Monday before May 25. Bavaria and Saxony: the Wednesday before November 23.
    const victoria = { kind: "weekday-until", weekday: 1, month: 5, day: 24 } as const;
    expect([2026, 2027].map((year) => iso(holidayIn(year, victoria)))).toEqual(["2026-05-18", "2027-05-24"]);
    // Reconciliation Day, act.gov.au: the first Monday on or after May 27.
    const reconciliation = { kind: "weekday-from", weekday: 1, month: 5, day: 27 } as const;
    expect([2024, 2026].map((year) => iso(holidayIn(year, reconciliation)))).toEqual(["2024-05-27", "2026-06-01"]);
    // King's Day in the Netherlands was on a Saturday in 2025, St. Brigid's Day on a Friday in 2030.
    const king = { kind: "not-sunday", month: 4, day: 27 } as const;
    expect([2025, 2026].map((year) => iso(holidayIn(year, king)))).toEqual(["2025-04-26", "2026-04-27"]);
    expect([2026, 2030].map((year) => iso(holidayIn(year, { kind: "st-brigid" })))).toEqual([
      "2026-02-02",
      "2030-02-01",
    ]);
    const listed = { kind: "listed", dates: { 2026: "05-31" }, days: 1 } as const;
    expect([2026, 2027].map((year) => iso(holidayIn(year, listed)))).toEqual(["2026-06-01", null]);
  });

  it("finds Inauguration Day every fourth year, never on a weekend", () => {
    const inauguration = (year: number) => iso(holidayIn(year, { kind: "inauguration" }));
    expect(inauguration(2025)).toBe("2025-01-20");
    expect(inauguration(2026)).toBeNull();
    expect(inauguration(1985)).toBe("1985-01-21");
    expect(inauguration(2029)).toBeNull();
  });
});

describe("observedDays", () => {
  const on = (date: string, observed: ObservedRule, isWeekend = isSaturdayOrSunday) => {
    const [one] = observedDays([{ day: isoToDayNumber(date), observed }], isWeekend);
    return [iso(one?.day ?? null), one?.isOff];
  };

  it("moves holidays that fall on the weekend", () => {
    expect(on("2026-07-04", "nearest-weekday")).toEqual(["2026-07-03", true]);
    expect(on("2027-07-04", "nearest-weekday")).toEqual(["2027-07-05", true]);
    expect(on("2025-07-04", "nearest-weekday")).toEqual(["2025-07-04", true]);
    const sunday = (day: number) => isoWeekday(day) === 7;
    expect(on("2026-07-04", "nearest-weekday", sunday)).toEqual(["2026-07-04", true]);
    // With a Friday–Saturday weekend, a Friday holiday is not moved.
    expect(on("2025-07-04", "nearest-weekday", (day) => isoWeekday(day) === 5)).toEqual(["2025-07-04", true]);
  });

  it("loses Saturday holidays or moves nothing, depending on the rule", () => {
    expect(on("2026-07-04", "sunday-only")).toEqual(["2026-07-04", false]);
    expect(on("2027-07-04", "sunday-only")).toEqual(["2027-07-05", true]);
    expect(on("2026-08-15", "none")).toEqual(["2026-08-15", true]);
    expect(on("2026-08-15", "next-weekday-from-sunday")).toEqual(["2026-08-15", true]);
    expect(on("2027-08-15", "next-weekday-from-sunday")).toEqual(["2027-08-16", true]);
  });

  it("moves several to weekdays that are free, as gov.uk lists them for Christmas and Boxing Day", () => {
    const christmas = (year: number) =>
      observedDays(
        [25, 26].map((day) => ({
          day: isoToDayNumber(`${year}-12-${day}`),
          observed: "next-weekday" as const,
        })),
        isSaturdayOrSunday,
      ).map(({ day }) => iso(day)?.slice(5));
    expect(christmas(2020)).toEqual(["12-25", "12-28"]);
    expect(christmas(2021)).toEqual(["12-27", "12-28"]);
    expect(christmas(2022)).toEqual(["12-27", "12-26"]);
    expect(christmas(2023)).toEqual(["12-25", "12-26"]);
  });
});
