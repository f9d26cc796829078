import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_DAY, fromDayNumber, isoToDayNumber, isoWeekday, LAST_DAY } from "./civil";
import { WorkingTime } from "./working-time";

const weeks = fc.record({
  weekend: fc.subarray([1, 2, 3, 5, 6, 7]),
  alternateSaturdays: fc.boolean(),
  halfDay: fc.constantFrom(null, 3, 4, 6),
});

describe("WorkingTime", () => {
  it("agrees with a day-by-day count, and reach inverts it", () => {
    fc.assert(
      fc.property(
        weeks,
        fc.integer({ min: -20_000, max: 40_000 }),
        fc.integer({ min: 0, max: 300 }),
        fc.array(fc.record({ from: fc.nat(300), more: fc.nat(20), fraction: fc.constantFrom(0.1, 0.3, 0.5, 1) }), {
          maxLength: 8,
        }),
        (given, start, length, stretches) => {
          // Saturdays listed as weekend and as alternate would be counted twice.
          const week = {
            ...given,
            alternateSaturdays: given.alternateSaturdays && !given.weekend.includes(6),
          };
          const timeOff = stretches.map(({ from, more, fraction }) => ({
            from: start + from,
            to: start + from + more,
            fraction,
          }));
          const time = new WorkingTime(week, timeOff);
          const tenths = (day: number) => {
            const weekday = isoWeekday(day);
            const nth = Math.ceil(fromDayNumber(day).day / 7);
            if (week.weekend.includes(weekday)) return 0;
            if (week.alternateSaturdays && weekday === 6 && (nth === 2 || nth === 4)) return 0;
            const off = timeOff.map(({ from, to, fraction }) => (day >= from && day <= to ? 10 * fraction : 0));
            return (weekday === week.halfDay ? 0.5 : 1) * (10 - Math.max(0, ...off));
          };
          let sum = 0;
          for (let day = start; day < start + length; day++) {
            expect(time.isWorkday(day)).toBe(tenths(day) > 0);
            sum += tenths(day);
          }
          expect(time.businessDays(start, start + length)).toBeCloseTo(sum / 10, 10);
          for (const workdays of [0.5, 1, 7.5]) {
            const there = time.reach(start, 1, workdays);
            const back = time.reach(start, -1, workdays);
            if (there === null || back === null) continue;
            expect(time.businessDays(start, there + 1)).toBeGreaterThanOrEqual(workdays);
            expect(time.businessDays(start, there)).toBeLessThan(workdays);
            expect(time.businessDays(back, start + 1)).toBeGreaterThanOrEqual(workdays);
            expect(time.businessDays(back + 1, start + 1)).toBeLessThan(workdays);
          }
        },
      ),
    );
  });

  it("adds tenths of a day without rounding errors", () => {
    const day = isoToDayNumber("2026-11-16");
    const time = new WorkingTime({ weekend: [], halfDay: null }, [{ from: day, to: day + 9, fraction: 0.9 }]);
    expect(time.businessDays(day, day + 10)).toBe(1);
    expect(time.reach(day, 1, 1)).toBe(day + 9);
    expect(time.daysLost(day, day + 3)).toBe(2.7);
  });

  it("stops at the ends of the calendar", () => {
    const time = new WorkingTime({ weekend: [6, 7], halfDay: null }, []);
    expect(time.reach(LAST_DAY + 1, 1, 1)).toBeNull();
    expect(time.reach(FIRST_DAY, -1, 1)).toBe(FIRST_DAY);
    expect(time.reach(FIRST_DAY, -1, 2)).toBeNull();
    expect(time.nearestWorkday(isoToDayNumber("2026-11-21"), 1)).toBe(isoToDayNumber("2026-11-23"));
    expect(time.nearestWorkday(isoToDayNumber("2026-11-21"), -1)).toBe(isoToDayNumber("2026-11-20"));
  });
});
