// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { onLoadFailure } from "../platform/load-failures";
import { renderHook, settlePromises } from "../testing/render-hook";
import { lazyComponent, useLazyComponent } from "./lazy-component";

const Part = () => null;

it("is loaded once, when it is first needed", async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const part = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  const hooks = [1, 2].map(() => renderHook(() => useLazyComponent(part, () => {}), {}));
  expect(hooks.map(({ result }) => result)).toEqual([null, null]);
  await settlePromises();
  expect(hooks.map(({ result }) => result)).toEqual([Part, Part]);
  expect(load).toHaveBeenCalledOnce();
});

it("says that it failed to load, and is loaded with the next attempt", async () => {
  const load = vi.fn(async () => ({ default: Part })).mockRejectedValueOnce(new Error("offline"));
  const part = lazyComponent(load);
  const [failed, reported] = [vi.fn(), vi.fn()];
  const stop = onLoadFailure(reported);
  const first = renderHook(() => useLazyComponent(part, failed), {});
  await settlePromises();
  expect([first.result, failed.mock.calls.length, reported.mock.calls.length]).toEqual([null, 1, 1]);
  const second = renderHook(() => useLazyComponent(part, failed), {});
  await settlePromises();
  expect([second.result, failed.mock.calls.length]).toEqual([Part, 1]);
  stop();
});

it("says nothing about a part that has been closed meanwhile", async () => {
  const part = lazyComponent(async (): Promise<{ default: typeof Part }> => {
    throw new Error("offline");
  });
  const failed = vi.fn();
  renderHook(() => useLazyComponent(part, failed), {}).unmount();
  await settlePromises();
  expect(failed).not.toHaveBeenCalled();
});
