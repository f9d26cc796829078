// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "../../testing/render-hook";
import { useTyping } from "./use-typing";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("ends with a pause after the last key", () => {
  const hook = renderHook(useTyping, undefined);
  act(() => hook.result.typed("price"));
  act(() => vi.advanceTimersByTime(700));
  act(() => hook.result.typed("price"));
  act(() => vi.advanceTimersByTime(700));
  expect(hook.result.typing).toBe("price");
  act(() => vi.advanceTimersByTime(100));
  expect(hook.result.typing).toBeNull();
});

it("leaves the field under edit at a pause, until it is left", () => {
  const hook = renderHook(useTyping, undefined);
  act(() => hook.result.typed("price"));
  act(() => vi.advanceTimersByTime(60_000));
  expect(hook.result).toMatchObject({ typing: null, edited: "price" });
  act(() => hook.result.endTyping());
  expect(hook.result.edited).toBeNull();
});

it("of a new row ends only when it is left", () => {
  const hook = renderHook(useTyping, undefined);
  act(() => hook.result.typed("items", true));
  act(() => vi.advanceTimersByTime(60_000));
  expect(hook.result.typing).toBe("items");
  act(() => hook.result.endTyping());
  expect(hook.result.typing).toBeNull();
});
