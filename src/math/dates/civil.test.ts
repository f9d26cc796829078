import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, dayNumberToIso, fromDayNumber, isoToDayNumber, isoWeekday, toDayNumber } from "./civil";
import { formatIsoDate, parseIsoDate } from "./iso-date";

const FIRST = toDayNumber(1, 1, 1);
const LAST = toDayNumber(9999, 12, 31);
const dayNumber = fc.integer({ min: FIRST, max: LAST });

describe("civil dates", () => {
  it("agrees with the platform's proleptic Gregorian calendar", () => {
    fc.assert(
      fc.property(dayNumber, (day) => {
        const platform = new Date(day * 86_400_000);
        const { year, month, day: date } = fromDayNumber(day);
        expect([year, month, date]).toEqual([
          platform.getUTCFullYear(),
          platform.getUTCMonth() + 1,
          platform.getUTCDate(),
        ]);
        expect(isoWeekday(day) % 7).toBe(platform.getUTCDay());
      }),
    );
  });

  it("round-trips every day through its text", () => {
    fc.assert(
      fc.property(dayNumber, (day) => {
        expect(isoToDayNumber(dayNumberToIso(day))).toBe(day);
      }),
    );
  });

  it("matches the epoch of the Julian day number", () => {
    // JDN 2,451,545 is 2000-01-01 (IERS Conventions 2010, §1.2); day 0 is JDN 2,440,588.
    expect(toDayNumber(2000, 1, 1) + 2_440_588).toBe(2_451_545);
  });

  it.each(["2026-02-30", "1900-02-29", "2026-13-01", "0000-01-01", "2026-1-1", "2026-01-01T00:00", ""])(
    "rejects %j",
    (text) => expect(parseIsoDate(text)).toBeNull(),
  );

  it("adds months from the original date, so the 31st returns", () => {
    const start = { year: 2028, month: 1, day: 31 };
    expect([0, 1, 2, 13, -2].map((k) => formatIsoDate(addMonths(start, k)))).toEqual([
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
      "2029-02-28",
      "2027-11-30",
    ]);
  });
});
