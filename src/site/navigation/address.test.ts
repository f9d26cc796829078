// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catchUpAddress, writeAddress, writeAddressSoon } from "./address";
import { pushEntry } from "./change-entries";
import { currentEntry, keptInputs } from "./entries";
import { typedOn, unwritten } from "./unwritten";

const wholeAddress = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  vi.useFakeTimers();
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

it("no longer needs what was typed once the address contains it, as long as that is the address", () => {
  const { visit } = currentEntry();
  unwritten.set(visit, { typed: "500k" });
  writeAddressSoon(() => "?homePrice=500000", false);
  expect(typedOn(visit)).toBe("500k");
  writeAddress();
  expect(typedOn(visit)).toBeUndefined();
  // The document was reloaded before the browser knew of the new address.
  history.replaceState(history.state, "", "/mortgage-calculator");
  expect(typedOn(visit)).toBe("500k");
});
