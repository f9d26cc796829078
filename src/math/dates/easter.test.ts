import { expect, it } from "vitest";
import { dayNumberToIso, isoWeekday } from "./civil";
import { easterSunday } from "./easter";

it.each([
  // U.S. Census Bureau, “Easter dates from 1600 to 2099”.
  [1818, "1818-03-22"],
  [1943, "1943-04-25"],
  [1954, "1954-04-18"],
  [1981, "1981-04-19"],
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2016, "2016-03-27"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2038, "2038-04-25"],
  [2049, "2049-04-18"],
  [2076, "2076-04-19"],
])("Easter %i is %s", (year, date) => {
  expect(dayNumberToIso(easterSunday(year))).toBe(date);
});

it("is a Sunday between March 22 and April 25", () => {
  for (let year = 1583; year <= 4099; year++) {
    const day = easterSunday(year);
    expect(isoWeekday(day)).toBe(7);
    const [, monthAndDay] = /-(.*)/.exec(dayNumberToIso(day)) ?? [];
    expect(String(monthAndDay) >= "03-22" && String(monthAndDay) <= "04-25", String(year)).toBe(true);
  }
});
