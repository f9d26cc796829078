// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Format } from "../../../core/format";
import { NO_UNITS } from "../../../core/unit-state";
import { pushEntry, replaceAddress } from "../../navigation/change-entries";
import { renderHook, settlePromises } from "../../testing/render-hook";
import { sampleLoan } from "../../testing/sample-calculator";
import type { Texts } from "../answering";
import { fetchInterpreter } from "../interpreter-loader";
import * as linkLoader from "../link-loader";
import { useArrival } from "./use-arrival";

const { dataset } = document.documentElement;
const STONES = { ...NO_UNITS, stones: true };

beforeEach(async () => {
  await Promise.all([fetchInterpreter(), linkLoader.fetchLinks()]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pushEntry("/loan");
  dataset.pending = "";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a page with the given HTML in its form. */
function arrive(html = "", typed: Texts = {}) {
  const form = document.createElement("form");
  form.innerHTML = html;
  let texts: Texts = {};
  const told = {
    setUnits: vi.fn(),
    setPinned: vi.fn(),
    setNote: vi.fn(),
    openInUsualUnits: vi.fn(),
    openAsLinked: vi.fn(),
    borrowCurrency: vi.fn(),
  };
  const hook = renderHook(
    () =>
      useArrival({
        id: "loan",
        form: { current: form },
        calculator: sampleLoan,
        viewOpening: undefined,
        opening: { unitSystem: "metric" },
        homeCurrency: undefined,
        usualCurrency: undefined,
        format: new Format(),
        texts: typed,
        units: STONES,
        pinned: [],
        setTexts: (change) => {
          texts = typeof change === "function" ? change(texts) : change;
        },
        ...told,
      }),
    {},
  );
  return { hook, told, texts: () => texts };
}

it("without a link, opens in the visitor's units and no longer marks the answer as outdated", () => {
  const { hook, told, texts } = arrive();
  expect([hook.result, texts(), dataset.pending]).toEqual(["read", {}, undefined]);
  expect(told.openInUsualUnits).toHaveBeenCalledTimes(1);
});

it("takes over what was typed, in the units that the page was rendered with, but not the example", () => {
  const { told, texts } = arrive('<input id="price" value="500,000"><input id="down" value="80,000">');
  expect(texts()).toEqual({ price: "500,000" });
  expect(told.openInUsualUnits).not.toHaveBeenCalled();
});

it("reads the link, with its currency, beneath what was typed", async () => {
  pushEntry("/loan?price=600000&down=50000&displayCurrency=EUR");
  const { hook, told, texts } = arrive('<input id="price" value="500,000">');
  expect([hook.result, dataset.pending]).toEqual(["unread", ""]);
  await settlePromises();
  expect(hook.result).toBe("read");
  expect(texts()).toEqual({ price: "500,000", down: "50,000" });
  expect(told.borrowCurrency).toHaveBeenCalledWith("EUR");
  expect(told.openAsLinked).toHaveBeenCalledTimes(1);
  expect(dataset.pending).toBeUndefined();
});

it("reads the inputs kept with the entry before those in the address", async () => {
  replaceAddress("/loan?price=600000", "?price=lots");
  const { texts } = arrive();
  await settlePromises();
  expect(texts()).toEqual({ price: "lots" });
});

it("says that a link is missing while it cannot be read, and tries again", async () => {
  vi.spyOn(linkLoader, "fetchLinks").mockRejectedValueOnce(new Error("offline"));
  pushEntry("/loan?price=600000");
  const { hook, texts } = arrive();
  await settlePromises();
  expect([hook.result, dataset.pending]).toEqual(["missing", ""]);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  await settlePromises();
  expect([hook.result, texts()]).toEqual(["read", { price: "600,000" }]);
});

it("returns the borrowed currency when the page is left", () => {
  const { hook, told } = arrive();
  hook.unmount();
  expect(told.borrowCurrency).toHaveBeenLastCalledWith(null);
});

it("opens with what was typed before its address contained it, without private texts, in the same units", async () => {
  pushEntry("/loan?price=600000&down=50000");
  arrive("", { price: "700k", memo: "mine" }).hook.unmount();
  const typed = { unitSystem: "metric", price: "700k" };
  const { told, texts } = arrive();
  // The link had not been read yet: the rest of it counts.
  expect(texts()).toEqual(typed);
  await settlePromises();
  expect(texts()).toEqual({ ...typed, down: "50,000" });
  expect(told.setUnits).toHaveBeenCalledWith(STONES);
});

it("opens without what the link contains and the visitor had removed", async () => {
  pushEntry("/loan?price=600000&down=50000");
  const { hook } = arrive("", { price: "700k" });
  await settlePromises();
  expect(hook.result).toBe("read");
  hook.unmount();
  const { texts } = arrive();
  await settlePromises();
  expect(texts()).toEqual({ unitSystem: "metric", price: "700k" });
});

it("opens another visit to the same page without what was typed in this one", () => {
  arrive("", { price: "700k" }).hook.unmount();
  pushEntry("/loan");
  expect(arrive().texts()).toEqual({});
});
