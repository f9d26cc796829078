// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Preparation } from "../../../core/on-demand";
import { renderHook } from "../../testing/render-hook";
import type { LinkState } from "./use-arrival";
import { useLastAnswerState } from "./use-last-answer-state";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const soon: Preparation = { needed: true, soon: true, load: () => new Promise(() => {}) };

function page() {
  return renderHook(
    ({ preparation, link }: { preparation: Preparation | null; link: LinkState }) =>
      useLastAnswerState(preparation, preparation === null, link),
    { preparation: null as Preparation | null, link: "read" as LinkState },
  );
}

it("keeps the last answer for a moment, and no longer", () => {
  const hook = page();
  hook.rerender({ preparation: soon, link: "read" });
  expect(hook.result).toBe("stands");
  act(() => vi.advanceTimersByTime(1000));
  expect(hook.result).toBe("outdated");
  hook.rerender({ preparation: null, link: "read" });
  hook.rerender({ preparation: soon, link: "read" });
  expect(hook.result).toBe("stands");
});

it("does not pass the example off as the answer to a link", () => {
  const hook = page();
  hook.rerender({ preparation: null, link: "unread" });
  hook.rerender({ preparation: soon, link: "read" });
  expect(hook.result).toBe("foreign");
  hook.rerender({ preparation: null, link: "read" });
  hook.rerender({ preparation: soon, link: "read" });
  expect(hook.result).toBe("stands");
});
