import { expect, it } from "vitest";
import { Format } from "../core/format";
import { monthsText, shortMonthName, shortMonthsText, yearsText } from "./months-text";

const format = new Format();

it.each([
  [0, "0 months", "0\u00a0y"],
  [1, "1 month", "1\u00a0mo"],
  [12, "1 year", "1\u00a0y"],
  [17, "17 months", "1\u00a0y 5\u00a0mo"],
  [24, "2 years", "2\u00a0y"],
  [292, "24 years 4 months", "24\u00a0y 4\u00a0mo"],
])("writes %d months", (months, long, short) => {
  expect(monthsText(months, format)).toBe(long);
  expect(shortMonthsText(months, format)).toBe(short);
});

it("writes a number of years in years and months, if these are whole", () => {
  expect([173 / 12, 5.75, 20, 0.5].map((years) => yearsText(years, format))).toEqual([
    "14 years 5 months",
    "5 years 9 months",
    "20 years",
    "6 months",
  ]);
  // A number of weeks.
  expect(yearsText(87 / 52, format)).toBe("1.67 years");
});

it("abbreviates a month", () => {
  expect(shortMonthName("2046-12-05", format)).toBe("Dec\u00a02046");
});
