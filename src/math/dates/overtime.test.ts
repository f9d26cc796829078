import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { type OvertimeRule, splitWeek } from "./overtime";

const CALIFORNIA: OvertimeRule = { dailyAfter: 8, weeklyAfter: 40, doubleAfter: 12, seventhDay: true };
const hours = (rows: ReturnType<typeof splitWeek>) =>
  rows.map(({ regular, overtime, double }) =>
    [regular, overtime, double].map((minutes) => minutes.toNumber() / 60).join(" "),
  );
const week = (...days: number[]) => days.map((day) => Rational.of(60 * day));

describe("splitWeek", () => {
  it("splits by day, by week and for the seventh day (California Labor Code, section 510)", () => {
    expect(hours(splitWeek(week(10, 8, 13, 8, 8), false, CALIFORNIA))).toEqual([
      "8 2 0",
      "8 0 0",
      "8 4 1",
      "8 0 0",
      "8 0 0",
    ]);
    // Six days of eight hours: the last one exceeds 40 hours in the week.
    expect(hours(splitWeek(week(8, 8, 8, 8, 8, 8), false, CALIFORNIA)).at(-1)).toBe("0 8 0");
    // Seventh day: 8 hours at 1.5, the rest double; the 6 × 6 = 36 regular hours before it are not overtime.
    expect(hours(splitWeek(week(6, 6, 6, 6, 6, 6, 10), true, CALIFORNIA)).at(-1)).toBe("0 8 2");
    expect(hours(splitWeek(week(6, 6, 6, 6, 6, 6, 10), false, CALIFORNIA)).at(-1)).toBe("4 6 0");
  });

  it("assigns weekly overtime to the latest minutes", () => {
    const flsa = { ...CALIFORNIA, dailyAfter: null, doubleAfter: null, seventhDay: false };
    expect(hours(splitWeek(week(12, 12, 12, 3, 8), false, flsa))).toEqual([
      "12 0 0",
      "12 0 0",
      "12 0 0",
      "3 0 0",
      "1 7 0",
    ]);
    expect(hours(splitWeek(week(20, 20, 5, 2), false, flsa))).toEqual(["20 0 0", "20 0 0", "0 5 0", "0 2 0"]);
  });

  it("counts every minute once", () => {
    const limit = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 1, maxLength: 7 }),
        limit,
        limit,
        limit,
        fc.boolean(),
        (days, dailyAfter, weekly, doubleAfter, seventhDay) => {
          const weeklyAfter = weekly === null ? null : 3 * weekly;
          const rule = { dailyAfter, weeklyAfter, doubleAfter, seventhDay };
          const split = splitWeek(week(...days), days.length === 7, rule);
          for (const [i, { regular, overtime, double }] of split.entries()) {
            expect(regular.add(overtime).add(double).toNumber()).toBe(60 * (days[i] as number));
            for (const minutes of [regular, overtime, double]) expect(minutes.sign()).not.toBe(-1);
          }
          const regular = split.reduce((sum, day) => sum + day.regular.toNumber(), 0);
          if (weeklyAfter !== null) expect(regular).toBeLessThanOrEqual(60 * weeklyAfter);
        },
      ),
    );
  });
});
