// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { renderHook } from "../../testing/render-hook";
import { sameIfEqual, useSameIfEqual } from "./same-if-equal";

it.each<[object, object, boolean]>([
  [{ a: 1, b: Number.NaN }, { a: 1, b: Number.NaN }, true],
  [{}, {}, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: [] }, { a: [] }, false],
])("%j stands for %j: %s", (current, next, isSame) => {
  expect(sameIfEqual(current, next)).toBe(isSame ? current : next);
});

it("keeps an object over renders until a member changes", () => {
  const hook = renderHook(useSameIfEqual<{ a: number }>, { a: 1 });
  const first = hook.result;
  hook.rerender({ a: 1 });
  expect(hook.result).toBe(first);
  hook.rerender({ a: 2 });
  hook.rerender({ a: 2 });
  expect(hook.result).toEqual({ a: 2 });
  expect(new Set(hook.results).size).toBe(2);
});
