import { describe, expect, it } from "vitest";
import { dayNumberToIso, isoToDayNumber, isoWeekday } from "./civil";
import { holidayIn, observed } from "./holiday-rules";

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

  it("finds Inauguration Day every fourth year, never on a weekend", () => {
    const inauguration = (year: number) => iso(holidayIn(year, { kind: "inauguration" }));
    expect(inauguration(2025)).toBe("2025-01-20");
    expect(inauguration(2026)).toBeNull();
    expect(inauguration(1985)).toBe("1985-01-21");
    expect(inauguration(2029)).toBeNull();
  });
});

describe("observed", () => {
  const on = (date: string, rule: Parameters<typeof observed>[1], isWeekend = isSaturdayOrSunday) => {
    const { day, isOff } = observed(isoToDayNumber(date), rule, isWeekend);
    return [dayNumberToIso(day), isOff];
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
  });
});
