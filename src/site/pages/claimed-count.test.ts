import { expect, it } from "vitest";
import { claimedCount } from "./claimed-count";

it("shows the very number until there are eighty", () => {
  expect(claimedCount(25)).toBe("25");
  expect(claimedCount(79)).toBe("79");
  expect(claimedCount(80)).toBe("80+");
  expect(claimedCount(166)).toBe("80+");
});
