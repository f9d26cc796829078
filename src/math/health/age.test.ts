import { expect, it } from "vitest";
import { ageInMonths, hasReached } from "./age";

it("counts months like the CDC program", () => {
  // CDC: a child aged 3,672 days is 120.641 months old.
  expect(ageInMonths("2010-01-01", "2020-01-21")).toBeCloseTo(120.641, 3);
  expect(ageInMonths("2006-11-20", "2026-11-20")).toBe(240);
});

it("finds birthdays that average months may miss", () => {
  expect(ageInMonths("2024-11-20", "2026-11-20")).toBeLessThan(24);
  expect(hasReached(2, "2024-11-20", "2026-11-20")).toBe(true);
  expect(hasReached(2, "2024-11-20", "2026-11-19")).toBe(false);
  expect(hasReached(2, "2024-02-29", "2026-02-28")).toBe(true);
  expect(hasReached(2, "2024-02-29", "2026-02-27")).toBe(false);
});
