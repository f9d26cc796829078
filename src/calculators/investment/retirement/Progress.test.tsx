// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { renderIn } from "../../../site/testing/render-hook";
import Progress from "./Progress";

const simulator = vi.hoisted(() => ({ progress: null as number | null, stop: vi.fn() }));

vi.mock("./worker-client", () => ({ simulator: { useProgress: () => simulator.progress, stop: simulator.stop } }));

it("shows how far a simulation is, once it takes a while, and cancels it", () => {
  const { place, rerender } = renderIn(Progress, {});
  expect(place.innerHTML).toBe("");
  for (const progress of [0, 0.25]) {
    simulator.progress = progress;
    rerender({});
    expect(place.querySelector("progress")?.value).toBe(progress);
  }
  act(() => place.querySelector("button")?.click());
  expect(simulator.stop).toHaveBeenCalledOnce();
  simulator.progress = null;
  rerender({});
  expect(place.innerHTML).toBe("");
});
