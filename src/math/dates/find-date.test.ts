import { expect, it } from "vitest";
import { findDate } from "./find-date";

it.each([
  ["2026-03-31", ["2026-03-31"]],
  ["31 Mar 2026", ["2026-03-31"]],
  ["31 Dec 2026", ["2026-12-31"]],
  ["March 31, 2026", ["2026-03-31"]],
  ["31-Mar-26", ["2026-03-31"]],
  ["31.03.2026", ["2026-03-31"]],
  ["3/31/26", ["2026-03-31"]],
  // If both orders are possible, the month-first date is listed first.
  ["04/05/2026", ["2026-04-05", "2026-05-04"]],
  ["04/04/2026", ["2026-04-04"]],
])("%s", (text, isoDates) => {
  expect(findDate(`paid ${text} by check`)).toEqual({ text, isoDates });
});

it("rejects dates that do not exist", () => {
  expect(findDate("2026-02-30")).toBeNull();
  expect(findDate("13/13/2026")).toBeNull();
  expect(findDate("nothing")).toBeNull();
  expect(findDate("Market 12, 2026")).toBeNull();
});
