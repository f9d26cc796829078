import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadPersistently } from "./retry";

/** The test runs without a browser: `online` is dispatched by hand. */
const events = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing() {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  const failed = vi.fn();
  const giveUp = loadPersistently(load, vi.fn(), failed);
  return { load, failed, giveUp };
}

it("waits longer after each failure, up to half a minute", async () => {
  const { load, failed } = failing();
  const pauses: number[] = [];
  let last = Date.now();
  load.mockImplementation(() => {
    pauses.push(Date.now() - last);
    last = Date.now();
    return Promise.reject(new Error("offline"));
  });
  await vi.advanceTimersByTimeAsync(110_000);
  expect(pauses).toEqual([1500, 3000, 6000, 12_000, 24_000, 30_000, 30_000]);
  expect(failed).toHaveBeenCalledTimes(8);
});

it("tries again as soon as the connection is back, and then not a second time", async () => {
  const { load } = failing();
  await vi.advanceTimersByTimeAsync(10);
  events.dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2900);
  expect(load).toHaveBeenCalledTimes(2);
});

it("hands over the part once, even if it comes late", async () => {
  const done = vi.fn();
  const failed = vi.fn();
  loadPersistently(() => new Promise((resolve) => setTimeout(resolve, 9000, "part")), done, failed);
  await vi.advanceTimersByTimeAsync(8000);
  expect(failed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done.mock.calls).toEqual([["part"]]);
  expect(failed).toHaveBeenCalledTimes(1);
});

it("does nothing more once it is given up", async () => {
  const { load, failed, giveUp } = failing();
  await vi.advanceTimersByTimeAsync(0);
  giveUp();
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);

  const done = vi.fn();
  loadPersistently(() => Promise.resolve(1), done, vi.fn())();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
});
