import { expect, it, vi } from "vitest";
import { alsoDeferred } from "./deferred-loaders";
import { listenForPrint, printWhole } from "./whole-print";

it("fetches tabs that were never opened when the pointer leaves for the menu, even if no part waits", async () => {
  const leave: (() => void)[] = [];
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", {
    querySelector: () => ({}),
    querySelectorAll: () => [],
    documentElement: { addEventListener: (_: string, listener: () => void) => leave.push(listener) },
  });
  const load = vi.fn(() => Promise.resolve());
  alsoDeferred(load);
  listenForPrint();
  for (const listener of leave) listener();
  expect(load).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
});

it("fetches the scripts of tabs that come while it fetches", async () => {
  const waiting = [{ dispatchEvent: () => {} }];
  const flow = vi.fn(() => Promise.resolve());
  vi.stubGlobal("document", { querySelectorAll: () => waiting });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    // The tabs have come: the part no longer waits, and one of them has a script of its own.
    waiting.length = 0;
    alsoDeferred(flow);
    draw();
  });
  const isPrinted = new Promise<void>((resolve) => vi.stubGlobal("print", resolve));
  await printWhole();
  await isPrinted;
  expect(flow).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
