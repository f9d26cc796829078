import { expect, it } from "vitest";
import { log2Of } from "./log2";

it("handles numbers beyond the range of doubles", () => {
  expect(log2Of(1n)).toBe(0);
  expect(log2Of(1024n)).toBe(10);
  expect(log2Of(1n << 9000n)).toBe(9000);
  // mpmath: log(85**256, 2).
  expect(log2Of(85n ** 256n)).toBeCloseTo(1640.8040796512516, 9);
  expect(log2Of(7776n ** 6n)).toBeCloseTo(77.54887502163469, 12);
});
