import { expect, it, vi } from "vitest";
import { inSlices } from "./in-slices";

function* counted(steps: number, each: () => void) {
  for (let i = 0; i < steps; i++) {
    each();
    yield;
  }
  return steps;
}

it("lets others run between slices, and hands over the result", async () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  // Each step takes 5 ms, so two fit into a slice.
  inSlices(
    counted(5, () => {
      vi.setSystemTime(Date.now() + 5);
      vi.advanceTimersByTime(0);
      seen.push("step");
    }),
    (result) => seen.push(`done ${result}`),
  );
  expect(seen).toEqual([]);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(["step", "step", "step", "step", "step", "done 5"]);
  vi.useRealTimers();
});

it("stops when it is told to", async () => {
  vi.useFakeTimers();
  const step = vi.fn();
  const stop = inSlices(counted(3, step), () => {});
  stop();
  await vi.runAllTimersAsync();
  expect(step).not.toHaveBeenCalled();
  vi.useRealTimers();
});
