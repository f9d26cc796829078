import { expect, it } from "vitest";
import { Format } from "../core/format";
import { monthsText, shortMonthName, shortMonthsText } from "./months-text";

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

it("abbreviates a month", () => {
  expect(shortMonthName("2046-12-05", format)).toBe("Dec\u00a02046");
});
