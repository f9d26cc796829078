// @vitest-environment happy-dom
import { startTransition, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ShownPage } from "./App";
import type { EarlyRecord } from "./hydration/early-input";

/** What the page of a test does once it is there. */
const page = vi.hoisted(() => ({ text: "answer", change: (_: number) => {}, failures: 0 }));

vi.mock("./App", () => ({
  App({ onReady }: { onReady(): void }) {
    const [count, setCount] = useState(0);
    page.change = setCount;
    useEffect(onReady, [onReady]);
    if (count > 0 && page.failures > 0) {
      page.failures--;
      throw new Error("only in the first attempt");
    }
    return <p>{`${page.text} ${count}`}</p>;
  },
}));

const takeovers = vi.hoisted(() => ({ beginTakeover: vi.fn(), abortTakeover: vi.fn() }));
vi.mock("./hydration/early-input", () => takeovers);

const { takeOver } = await import("./takeover");

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal("reportError", reported);
  vi.stubEnv("DEV", false);
  vi.clearAllMocks();
  Object.assign(page, { text: "answer", failures: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function takeOverHtml(html: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = html;
  const before = [...root.children];
  const onReady = vi.fn();
  const isHydrated = await takeOver(root, {} as ShownPage, {} as EarlyRecord, onReady);
  return { root, before, onReady, isHydrated };
}

it("hydrates the elements that are there", async () => {
  const { root, before, onReady, isHydrated } = await takeOverHtml("<p>answer 0</p>");
  expect([isHydrated, onReady.mock.calls.length, reported.mock.calls.length]).toEqual([true, 1, 0]);
  expect([...root.children]).toEqual(before);
  expect(takeovers.abortTakeover).not.toHaveBeenCalled();
});

it("puts back HTML that is not what React expects, with what was typed", async () => {
  const html = '<p>something else</p><input value="typed">';
  const { root, before, onReady, isHydrated } = await takeOverHtml(html);
  expect(isHydrated).toBe(false);
  expect([...root.children]).toEqual(before);
  expect(root.innerHTML).toBe(html);
  expect(takeovers.abortTakeover).toHaveBeenCalledOnce();
  expect([onReady.mock.calls.length, reported.mock.calls.length]).toEqual([0, 0]);
});

it("reports a later error that React recovered from, and keeps the page", async () => {
  const { root } = await takeOverHtml("<p>answer 0</p>");
  page.failures = 1;
  startTransition(() => page.change(1));
  await vi.waitFor(() => expect(root.textContent).toBe("answer 1"));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(takeovers.abortTakeover).not.toHaveBeenCalled();
});
