// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catchUpAddress, writeAddress, writeAddressSoon, writeLastAddress } from "./address";
import { currentEntry, keptInputs, pushEntry } from "./entries";
import { restoreLeftAddress, wholeAddress } from "./left-address";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  pushEntry("/mortgage-calculator");
});
afterEach(() => {
  vi.useRealTimers();
});

it("writes the last link after a pause", async () => {
  const cancel = writeAddressSoon(() => "?homePrice=50", false);
  await vi.advanceTimersByTimeAsync(300);
  cancel();
  writeAddressSoon(() => "?homePrice=500", false);
  await vi.advanceTimersByTimeAsync(300);
  expect(wholeAddress()).toBe("/mortgage-calculator");
  await vi.advanceTimersByTimeAsync(100);
  expect(wholeAddress()).toBe("/mortgage-calculator?homePrice=500");
  expect(keptInputs()).toBeUndefined();
});

it("keeps invalid inputs with the entry, beside the last valid ones in the address", async () => {
  writeAddressSoon(() => "?homePrice=500000", false);
  writeAddress();
  writeAddressSoon(() => "?homePrice=50o,000", false, false);
  await vi.advanceTimersByTimeAsync(400);
  expect(wholeAddress()).toBe("/mortgage-calculator?homePrice=500000");
  expect(keptInputs()).toBe("?homePrice=50o,000");
});

it("keeps personal inputs with the entry, unless the address has the same link", async () => {
  writeAddressSoon(() => "#weightKg=95", true);
  writeAddress();
  expect([wholeAddress(), keptInputs()]).toEqual(["/mortgage-calculator", "#weightKg=95"]);
  pushEntry("/bmi-calculator#weightKg=90");
  writeAddressSoon(() => "#weightKg=90", true);
  writeAddress();
  expect([wholeAddress(), keptInputs()]).toEqual(["/bmi-calculator#weightKg=90", undefined]);
});

it("updates an entry that was left before it was written when the visitor returns to it", async () => {
  const left = currentEntry();
  writeAddressSoon(() => "?homePrice=500000", false);
  history.replaceState({ id: "other", visit: "other" }, "", "/terms");
  writeAddress();
  expect(wholeAddress()).toBe("/terms");
  writeAddressSoon(() => "?other", false);
  writeAddress();
  history.replaceState(left, "", "/mortgage-calculator");
  catchUpAddress(left);
  expect(wholeAddress()).toBe("/mortgage-calculator?homePrice=500000");
});

it("waits a second at most for a link whose script is loading", async () => {
  writeAddressSoon(() => new Promise(() => {}), false);
  let isOver = false;
  writeAddress()?.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

it("stores the address of a document that unloads, and a reload restores it", () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as never]);
  writeAddressSoon(() => "?homePrice=500000", false);
  writeLastAddress();
  history.replaceState(history.state, "", "/mortgage-calculator");
  restoreLeftAddress();
  expect(wholeAddress()).toBe("/mortgage-calculator?homePrice=500000");
});

it("never stores a private text, which follows the number sign", () => {
  writeAddressSoon(() => "#text=secret", false);
  writeLastAddress();
  expect(sessionStorage.getItem("left-address")).toBeNull();
});
