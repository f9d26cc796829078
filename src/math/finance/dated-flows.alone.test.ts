import { expect, it } from "vitest";
import { ratesOfReturn } from "./dated-flows";

it("is found for thousands of payments between two key presses", () => {
  const many = Array.from({ length: 2000 }, (_, i) => ({
    day: 739_000 + 3 * i,
    amount: i % 7 === 6 ? 700 : -100,
  }));
  const start = performance.now();
  expect(ratesOfReturn(many).all.length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(300);
});
