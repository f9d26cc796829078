import { expect, it } from "vitest";
import { millisecondsOf, slowness } from "./testing-time";

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it("finds work too slow that would be too slow on any machine", async () => {
  let runs = 0;
  const time = await millisecondsOf(() => {
    runs++;
    busy(100);
  }, 2);
  expect(time).toBeGreaterThan(2);
  expect(runs).toBe(5);
});

it("measures work that is fast enough once", async () => {
  let runs = 0;
  expect(await millisecondsOf(() => runs++, 1000)).toBeLessThan(1000);
  expect(runs).toBe(1);
});

it("never makes a fast machine slower", () => {
  expect(slowness()).toBeGreaterThanOrEqual(1);
});
