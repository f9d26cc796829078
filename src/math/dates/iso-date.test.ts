import { expect, it } from "vitest";
import { isoDayOf } from "./iso-date";

it("writes the day on the clock of the machine, not the one in Greenwich", () => {
  expect(isoDayOf(new Date(2026, 1, 3))).toBe("2026-02-03");
  expect(isoDayOf(new Date(2026, 1, 3, 23, 59, 59))).toBe("2026-02-03");
  expect(isoDayOf(new Date(2026, 11, 31, 0, 0, 1))).toBe("2026-12-31");
});
