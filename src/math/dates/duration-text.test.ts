import { expect, it } from "vitest";
import { durationText, readDuration } from "./duration-text";

it("reads minutes and hours", () => {
  expect(readDuration("50:00")).toBe(3000);
  expect(readDuration(" 3:50:01 ")).toBe(13_801);
  expect(readDuration("0:09.58")).toBe(9.58);
  expect(readDuration("90:00")).toBe(5400);
  for (const text of ["50:75", "1:60:00", "50", "", ":30", "1:2:3:4", "-5:00", "5:3x"])
    expect(readDuration(text)).toBeNull();
});

it("writes durations to the nearest second", () => {
  expect(durationText(0)).toBe("0:00");
  expect(durationText(59.5)).toBe("1:00");
  expect(durationText(59.49)).toBe("0:59");
  expect(durationText(3599.5)).toBe("1:00:00");
  expect(durationText(13_800.6)).toBe("3:50:01");
});
