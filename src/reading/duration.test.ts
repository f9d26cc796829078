import { expect, it } from "vitest";
import { unitsWritten } from "./duration";

it.each([
  ["90 days", ["d"]],
  ["1 h 15 min", ["h", "min"]],
  ["6-month", ["month"]],
  ["7 1/2 years", ["year"]],
  ["7-1/2 years", ["year"]],
  ["1 year 2-1/2 months", ["year", "month"]],
  ["-3 weeks", ["week"]],
  // Neither a duration nor one length of time.
  ["3", []],
  ["soon", []],
  ["2-3 weeks", []],
  ["7 - 1/2 years", []],
])("%s has the units %j", (text, units) => {
  expect(unitsWritten(text)).toEqual(units);
});
