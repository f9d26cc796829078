import { expect, it } from "vitest";
import { CRL_DAYS } from "./crown-rump";

it.each([
  // Hadlock 1992, printed table: weeks to one decimal by centimeters.
  ["hadlock", 10, 7.1],
  ["hadlock", 20, 8.6],
  ["hadlock", 30, 9.9],
  ["hadlock", 50, 11.7],
  ["hadlock", 60, 12.5],
  ["hadlock", 80, 14.0],
] as const)("%s, %s mm: %s weeks", (formula, mm, weeks) => {
  expect(Math.abs(CRL_DAYS[formula](mm) / 7 - weeks)).toBeLessThan(0.05);
});

it.each([
  // British charts after Robinson and Fleming. The NHS screens from 45 mm (11w 2d) to 84 mm (14w 1d).
  [10, 50],
  [20, 60],
  [30, 69],
  [45, 79],
  [84, 99],
])("robinson, %s mm: %s days", (mm, days) => {
  expect(Math.round(CRL_DAYS.robinson(mm))).toBe(days);
});

it("agrees between formulas within a day and a quarter in the range they share", () => {
  for (let mm = 30; mm <= 80; mm++) {
    const days = Object.values(CRL_DAYS).map((formula) => formula(mm));
    expect(Math.max(...days) - Math.min(...days)).toBeLessThan(1.25);
  }
});
