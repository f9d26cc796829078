import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_DAY, isoToDayNumber, isoWeekday, LAST_DAY } from "./civil";
import { businessDaysBetween, countWeekday, WEEKENDS, weekdayCounts } from "./weekend";

describe("days of the week in a span", () => {
  it("agrees with a day-by-day count", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_DAY, max: LAST_DAY - 400 }),
        fc.integer({ min: 0, max: 400 }),
        (from, length) => {
          const walked = [0, 0, 0, 0, 0, 0, 0];
          for (let day = from; day < from + length; day++) {
            const index = isoWeekday(day) - 1;
            walked[index] = (walked[index] as number) + 1;
          }
          expect(weekdayCounts(from, from + length)).toEqual(walked);
          for (const weekend of Object.values(WEEKENDS)) {
            const free = weekend.reduce((sum: number, weekday) => sum + (walked[weekday - 1] as number), 0);
            expect(businessDaysBetween(from, from + length, weekend)).toBe(length - free);
          }
        },
      ),
    );
  });

  it("matches NETWORKDAYS, apart from excluding the last day", () => {
    // NETWORKDAYS("2012-10-01", "2013-03-01") is 110 in Microsoft's documentation; March 1 was a Friday.
    const [from, to] = [isoToDayNumber("2012-10-01"), isoToDayNumber("2013-03-01")];
    expect(businessDaysBetween(from, to, WEEKENDS["sat-sun"])).toBe(109);
    expect(businessDaysBetween(from, to + 1, WEEKENDS["sat-sun"])).toBe(110);
  });

  it("handles the whole calendar at once", () => {
    expect(countWeekday(FIRST_DAY, LAST_DAY + 1, 1)).toBe(521_723);
    expect(weekdayCounts(FIRST_DAY, LAST_DAY + 1).reduce((a, b) => a + b)).toBe(3_652_059);
  });
});
