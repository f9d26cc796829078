import { expect, it, vi } from "vitest";
import { Listeners } from "./listeners";

it("calls every listener until it unsubscribes", () => {
  const listeners = new Listeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = listeners.subscribe(first);
  listeners.subscribe(second);
  listeners.notify();
  stop();
  listeners.notify();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});
