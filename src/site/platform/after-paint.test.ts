// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint";

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  vi.stubGlobal("cancelAnimationFrame", (handle: number) => {
    frames[handle - 1] = () => {};
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("runs after the next frame, not in it", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.runAllTimers();
  for (const frame of frames) frame();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it("can be canceled before the frame and after it", () => {
  const work = vi.fn();
  afterPaint(work)();
  for (const frame of frames) frame();
  vi.runAllTimers();
  const cancel = afterPaint(work);
  frames.at(-1)?.();
  cancel();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
