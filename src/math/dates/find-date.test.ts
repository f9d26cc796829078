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

it.each([
  "2026-02-30",
  "2026-13-01",
  "2026-00-10",
  "2026-01-00",
  "2026-99-99",
  "0000-01-01",
  "13/13/2026",
  "32/1/2026",
  "45/67/89",
  "Feb 30, 2026",
  "31 Apr 2026",
  "99 May 26",
  "nothing",
  "Market 12, 2026",
])("%s is no date", (text) => {
  expect(findDate(text)).toBeNull();
});

it.each([
  ["99/99/2026, and March 1, 2026", "March 1, 2026"],
  ["2026-13-45 or 1 Feb 2026", "1 Feb 2026"],
])("finds the date after what looks like one of another kind: %s", (line, text) => {
  expect(findDate(line)?.text).toBe(text);
});

it.each([
  ["1/2/00", "2000-01-02"],
  ["1/2/99", "2099-01-02"],
  ["1/2/1850", "1850-01-02"],
  ["0026-01-02", "0026-01-02"],
])("the year of %s", (text, first) => {
  expect(findDate(text)?.isoDates[0]).toBe(first);
});
