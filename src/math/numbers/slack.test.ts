import { expect, it } from "vitest";
import { atLeast, exceeds, wholeDown, wholeUp } from "./slack";

it("treats a value slightly off a limit as the limit itself", () => {
  const bmi = 53.29 / ((146 * 146) / 10_000);
  expect(bmi).toBeLessThan(25);
  expect(atLeast(bmi, 25)).toBe(true);
  expect(atLeast(24.999999, 25)).toBe(false);

  const third = 3 * 0.1;
  expect(third).toBeGreaterThan(0.3);
  expect(exceeds(third, 0.3)).toBe(false);
  expect(exceeds(0.300001, 0.3)).toBe(true);
});

it("does not change counts because of binary noise", () => {
  expect([45, 45 + 1e-12, 45 + 1e-8, 0, 1e-12].map(wholeUp)).toEqual([45, 45, 46, 0, 0]);
  expect([15, 15 - 1e-12, 15 - 1e-8, 0, -1e-12].map(wholeDown)).toEqual([15, 15, 14, 0, 0]);
});
