import { expect, it } from "vitest";
import { clockMinutes, clockTime, dayOffset, hoursAndMinutes } from "./clock";
import { twelveHourTime } from "./twelve-hour-time";

it("converts between HH:MM and minutes since midnight", () => {
  expect(clockMinutes("06:30")).toBe(390);
  expect(clockTime(390)).toBe("06:30");
  // 6:30 minus 7 h 45 min is 22:45 on the day before.
  expect([clockTime(390 - 465), dayOffset(390 - 465)]).toEqual(["22:45", -1]);
  expect([clockTime(1440), dayOffset(1440)]).toEqual(["00:00", 1]);
  for (let minutes = 0; minutes < 1440; minutes++) expect(clockMinutes(clockTime(minutes))).toBe(minutes);
});

it("writes times in the 12-hour format", () => {
  const times = ["00:00", "00:59", "11:59", "12:00", "12:30", "13:05", "23:59"];
  expect(times.map(twelveHourTime)).toEqual([
    "12:00 AM",
    "12:59 AM",
    "11:59 AM",
    "12:00 PM",
    "12:30 PM",
    "1:05 PM",
    "11:59 PM",
  ]);
});

it("writes durations", () => {
  expect([450, 480, 45, 0, -75, -0.2].map(hoursAndMinutes)).toEqual([
    "7 h 30 min",
    "8 h",
    "45 min",
    "0 min",
    "−1 h 15 min",
    "0 min",
  ]);
});
