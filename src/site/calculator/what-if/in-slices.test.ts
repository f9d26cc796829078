import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inSlices } from "./in-slices";

function* counted(steps: number, each: () => void) {
  for (let i = 0; i < steps; i++) {
    each();
    yield;
  }
  return steps;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("lets others run between slices of 8 ms, and hands over the result", async () => {
  const seen: string[] = [];
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const takesFive = () => {
    clock += 5;
    seen.push("step");
  };
  inSlices(counted(5, takesFive), (result) => seen.push(`done ${result}`));
  const other = () => {
    seen.push("other");
    if (seen.length < 8) setTimeout(other);
  };
  setTimeout(other);
  expect(seen).toEqual([]);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(["step", "step", "other", "step", "step", "other", "step", "done 5", "other"]);
});

it("stops when it is told to, also between two slices", async () => {
  const step = vi.fn();
  const done = vi.fn();
  inSlices(counted(3, step), done)();
  await vi.runAllTimersAsync();
  expect(step).not.toHaveBeenCalled();
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  step.mockImplementation(() => {
    clock += 10;
  });
  const stop = inSlices(counted(3, step), done);
  await vi.advanceTimersToNextTimerAsync();
  expect(step).toHaveBeenCalledTimes(1);
  stop();
  await vi.runAllTimersAsync();
  expect(step).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
});
