import { expect, it } from "vitest";
import { ratesOfReturn } from "./dated-flows";

it("finds the rate of thousands of payments between two keystrokes", () => {
  const many = Array.from({ length: 2000 }, (_, i) => ({
    day: 739_000 + 3 * i,
    amount: i % 7 === 6 ? 700 : -100,
  }));
  const start = performance.now();
  expect(ratesOfReturn(many).all.length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(300);
});
