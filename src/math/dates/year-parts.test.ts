import { expect, it } from "vitest";
import { fromDayNumber, isoToDayNumber } from "./civil";
import { dayOfYear, daysInYear, quarterOf } from "./year-parts";

it("finds the day of the year in common and leap years", () => {
  for (const [iso, day] of [
    ["2026-01-01", 1],
    ["2026-11-20", 324],
    ["2026-12-31", 365],
    ["2028-12-31", 366],
    ["2028-03-01", 61],
    ["1900-03-01", 60],
  ] as const)
    expect(dayOfYear(fromDayNumber(isoToDayNumber(iso)))).toBe(day);
  expect([2026, 2028, 1900, 2000].map(daysInYear)).toEqual([365, 366, 365, 366]);
});

it("assigns three months to each quarter", () => {
  const quarters = Array.from({ length: 12 }, (_, i) => quarterOf({ year: 2026, month: i + 1, day: 1 }));
  expect(quarters).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
});
