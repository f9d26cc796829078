import { expect, it } from "vitest";
import { millisecondsOf } from "../../testing-time";
import { ratesOfReturn } from "./dated-flows";

it("finds the rate of thousands of payments between two keystrokes", async () => {
  const many = Array.from({ length: 2000 }, (_, i) => ({
    day: 739_000 + 3 * i,
    amount: i % 7 === 6 ? 700 : -100,
  }));
  const time = await millisecondsOf(() => {
    expect(ratesOfReturn(many).all.length).toBeGreaterThan(0);
  }, 200);
  expect(time).toBeLessThan(200);
});
