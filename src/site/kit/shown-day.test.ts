import { expect, it } from "vitest";
import { shownDay } from "./shown-day";

it.each([
  ["datetime", "2026-11-28T09:00", "Nov 28, 2026, 9:00 AM"],
  ["datetime", "2026-11-28T00:30", "Nov 28, 2026, 12:30 AM"],
  ["datetime", "2026-02-30T09:00", "2026-02-30T09:00"],
  ["datetime", "2026-11-28", "2026-11-28"],
  ["datetime", "tomorrow at nine", "tomorrow at nine"],
  ["datetime", "2026-11-28T09:00:30", "2026-11-28T09:00:30"],
  ["date", "2026-11-28T09:00", "2026-11-28T09:00"],
  ["text", "2026-11-28T09:00", "2026-11-28T09:00"],
] as const)("in a field of type %s, %s is shown as %s", (type, text, shown) => {
  expect(shownDay(type, text)).toBe(shown);
});
