import { expect, it } from "vitest";
import { isRefused } from "./reading";
import { zone } from "./zone";

const CITIES: Readonly<Record<string, string>> = { chicago: "America/Chicago", "st. louis": "America/Chicago" };
const find = (name: string) => CITIES[name.toLowerCase()] ?? null;

it.each([
  ["Chicago", "America/Chicago"],
  ["Chicago time", "America/Chicago"],
  ["St. Louis time", "America/Chicago"],
  ["chicago standard time", "America/Chicago"],
  ["Eastern time", "America/New_York"],
  ["the Eastern time zone", "America/New_York"],
  ["Eastern", "America/New_York"],
  ["Pacific daylight time", "America/Los_Angeles"],
  ["UTC", "UTC"],
  ["Z", "UTC"],
  ["UTC+5:30", "UTC+05:30"],
  ["UTC -4", "UTC-04:00"],
])("%s is %s", (text, value) => {
  expect(zone(text, { find })).toMatchObject({ value });
});

it.each(["Atlantis", "Atlantis time", "time", "UTC+15", "UTC-13", "UTC+5:60"])("%s is no zone", (text) => {
  expect(isRefused(zone(text, { find }) as never)).toBe(true);
});
