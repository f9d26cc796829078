// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Interpreter } from "../interpreter-loader";

const load = vi.fn<() => Promise<Interpreter>>();
let loaded: Interpreter | undefined;
vi.mock("../interpreter-loader", () => ({
  fetchInterpreter: () => load(),
  loadedInterpreter: () => loaded,
}));
// Files share their modules, and another one may have given the first sign.
vi.resetModules();
const { renderHook, settlePromises } = await import("../../testing/render-hook");
const { useInterpreter } = await import("./use-interpreter");

const module = { stepped: () => null } as unknown as Interpreter;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  loaded = undefined;
  load.mockReset();
  load.mockImplementation(async () => {
    loaded = module;
    return module;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it("is not fetched for a visitor who only reads", async () => {
  renderHook<boolean, ReturnType<typeof useInterpreter>>(useInterpreter, false);
  await settlePromises();
  expect(load).not.toHaveBeenCalled();
});

it("is fetched as soon as there is something to read, and again after a failure", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  const hook = renderHook<boolean, ReturnType<typeof useInterpreter>>(useInterpreter, false);
  hook.rerender(true);
  await settlePromises();
  expect([hook.result.interpreter, hook.result.hasFailed]).toEqual([undefined, true]);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  await settlePromises();
  expect(hook.result.interpreter).toBe(module);
});

it("is fetched for a handler that needs it, which runs once it is there", async () => {
  const work = vi.fn();
  const hook = renderHook<boolean, ReturnType<typeof useInterpreter>>(useInterpreter, false);
  act(() => hook.result.withInterpreter(work));
  expect(work).not.toHaveBeenCalled();
  await settlePromises();
  expect(work.mock.calls).toEqual([[module]]);
  act(() => hook.result.withInterpreter(work));
  expect(work).toHaveBeenCalledTimes(2);
});

it("is fetched at the first sign of a visitor", async () => {
  renderHook<boolean, ReturnType<typeof useInterpreter>>(useInterpreter, false);
  act(() => {
    dispatchEvent(new Event("scroll"));
  });
  await settlePromises();
  expect(load).toHaveBeenCalled();
});
