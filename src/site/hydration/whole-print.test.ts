import { expect, it, vi } from "vitest";
import { alsoDeferred } from "./deferred-loaders";
import { listenForPrint } from "./whole-print";

it("fetches tabs that were never opened when the pointer leaves for the menu, even if no part waits", () => {
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
  expect(load).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
