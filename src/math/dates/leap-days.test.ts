import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_DAY, isoToDayNumber, LAST_DAY } from "./civil";
import { leapDaysBetween } from "./leap-days";

const between = (from: string, to: string) => leapDaysBetween(isoToDayNumber(from), isoToDayNumber(to));

describe("leapDaysBetween", () => {
  it("includes the first day and excludes the last", () => {
    expect(between("2024-02-29", "2024-03-01")).toBe(1);
    expect(between("2024-02-28", "2024-02-29")).toBe(0);
    expect(between("2024-02-29", "2028-02-29")).toBe(1);
    expect(between("1899-01-01", "1901-01-01")).toBe(0);
    // 97 leap years in every 400 (bull Inter gravissimas, 1582).
    expect(between("1600-03-01", "2000-03-01")).toBe(97);
  });

  it("accounts for the days beyond 365 per year", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 1, max: 9998 }), (a, b) => {
        const year = (n: number) => isoToDayNumber(`${String(n).padStart(4, "0")}-01-01`);
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        expect(leapDaysBetween(year(from), year(to))).toBe(year(to) - year(from) - 365 * (to - from));
      }),
    );
  });

  it("is additive", () => {
    const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
    fc.assert(
      fc.property(fc.array(day, { minLength: 3, maxLength: 3 }), (days) => {
        const [a, b, c] = days.sort((x, y) => x - y) as [number, number, number];
        expect(leapDaysBetween(a, b) + leapDaysBetween(b, c)).toBe(leapDaysBetween(a, c));
      }),
    );
  });
});
