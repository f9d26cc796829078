import { expect, it } from "vitest";
import { Format } from "../../core/format";
import { yearAxis, yearOf } from "./year-axis";

it.each([
  ["2030-01-01", 2030],
  ["2030-07-01", 2030.5],
  ["2030-07-16", 2030.5 + 15 / 365],
  ["2030-12-31", 2030 + 11 / 12 + 30 / 365],
  ["2030", 2030],
])("%s stands at %d", (date, year) => {
  expect(yearOf(date)).toBeCloseTo(year, 9);
});

it("names the year at a tick and the month of every first day in the readout", () => {
  const days = Array.from(
    { length: 36 },
    (_, i) => `${2030 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, "0")}-01`,
  );
  const { values, format, exact } = yearAxis(days, new Format());
  expect(values.map((value) => format(value))).toEqual(days.map((day) => day.slice(0, 4)));
  expect(values.map((value) => exact?.(value))).toEqual(days.map((day) => new Format().month(day)));
});
