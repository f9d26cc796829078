// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TypedBefore } from "./use-early-input";

// Files share their modules, and another one may have given the first sign.
vi.resetModules();
const { renderIn, settlePromises } = await import("../testing/render-hook");
const { beginTakeover, recordEarlyInput, WAITING } = await import("./early-input");
const { deferred, FirstPageContext, Island } = await import("./island");

/** A part of a page: a box that shows what it got, and a button that counts presses. */
const pressed = vi.fn();
function Part({ label, typedBefore }: { label: string } & TypedBefore) {
  return (
    <>
      <input id="box" readOnly value={typedBefore?.().box ?? "nothing"} />
      <button type="button" id="press" onClick={pressed}>
        {label}
      </button>
    </>
  );
}

const HTML = `<div ${WAITING}="" class="part"><input id="box" value="old"><button type="button" id="press">from the HTML</button></div>`;

let observed: ((entries: { isIntersecting: boolean }[]) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
  observed = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (typeof observed)[number]) {
        observed.push(seen);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work, 10));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Hydrates a page that has the part's HTML. */
function page(when?: Parameters<typeof deferred>[1], html = HTML) {
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "root";
  place.innerHTML = html;
  const early = recordEarlyInput();
  beginTakeover(early, place);
  const load = vi.fn(async () => ({ default: Part }));
  const Deferred = deferred(load, when);
  const element = (label: string, urgent = false) => (
    <FirstPageContext value={true}>
      <Deferred className="part" label={label} urgent={urgent} />
    </FirstPageContext>
  );
  let root!: Root;
  act(() => {
    root = hydrateRoot(place, element("first"));
  });
  const render = (label: string, urgent = false) => act(() => root.render(element(label, urgent)));
  return { place, load, render, Deferred };
}

async function later(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await settlePromises();
}

it("keeps the HTML of an element without children", () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = '<div class="prose"><p>Explained</p></div>';
  act(() => hydrateRoot(place, <Island className="prose" />));
  expect(place.innerHTML).toBe('<div class="prose"><p>Explained</p></div>');
});

it("loads nothing before the first sign of a visitor, then when the browser is idle", async () => {
  const { place, load } = page();
  await later(5000);
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event("scroll"));
  await later(100);
  expect(load).toHaveBeenCalledTimes(1);
  expect(place.querySelector("#press")?.textContent).toBe("first");
});

it("loads a part that is seen only once it is on screen", async () => {
  const { load } = page("seen");
  dispatchEvent(new Event("scroll"));
  await later(100);
  expect(load).not.toHaveBeenCalled();
  observed[0]?.([{ isIntersecting: false }]);
  await later(0);
  expect(load).not.toHaveBeenCalled();
  observed[0]?.([{ isIntersecting: true }]);
  await later(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it("never loads a part whose HTML is enough, unless the answer changes", async () => {
  const { place, load, render } = page("never");
  dispatchEvent(new Event("scroll"));
  await later(1000);
  expect(load).not.toHaveBeenCalled();
  render("changed", true);
  expect(place.querySelector(".part")?.className).toContain("stale");
  await later(100);
  expect(load).toHaveBeenCalledTimes(1);
  expect(place.querySelector("#press")?.textContent).toBe("changed");
});

it("hands over what was typed, the focus and a press", async () => {
  const { place } = page("used");
  const box = place.querySelector("input") as HTMLInputElement;
  box.focus();
  box.value = "42";
  (place.querySelector("#press") as HTMLElement).click();
  expect(pressed).not.toHaveBeenCalled();
  await later(100);
  const live = place.querySelector("input") as HTMLInputElement;
  expect(live).not.toBe(box);
  expect(document.activeElement).toBe(live);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it("says that a part with controls is missing, marks the form's page, and tries again", async () => {
  const calculator = document.body.appendChild(document.createElement("article"));
  calculator.className = "calculator";
  const form = calculator.appendChild(document.createElement("form"));
  form.className = "inputs";
  const { place, load } = page();
  form.append(place);
  load.mockRejectedValueOnce(new Error("offline"));
  dispatchEvent(new Event("scroll"));
  await later(100);
  expect(place.querySelector(".part-missing")?.textContent).toMatch(/doesn’t respond yet/);
  expect(calculator.dataset.inputsMissing).toBe("");
  await later(2000);
  expect(place.querySelector(".part-missing")).toBeNull();
  expect(calculator.dataset.inputsMissing).toBeUndefined();
  expect(place.querySelector("#press")?.textContent).toBe("first");
});

it("says nothing about a part without controls, which still says what it said", async () => {
  const { place, load } = page(undefined, `<div ${WAITING}="" class="part"><p>Text</p></div>`);
  load.mockRejectedValueOnce(new Error("offline"));
  dispatchEvent(new Event("scroll"));
  await later(100);
  expect(load).toHaveBeenCalledTimes(1);
  expect(place.querySelector(".part-missing")).toBeNull();
});

it("renders what an earlier page fetched at once, and otherwise fetches it without waiting", async () => {
  const { load, Deferred } = page("never");
  const { place: next } = renderIn(Deferred, { label: "next" });
  expect(next.textContent).toBe("");
  await later(0);
  expect(next.textContent).toBe("next");
  expect(renderIn(Deferred, { label: "third" }).place.textContent).toBe("third");
  expect(load).toHaveBeenCalledTimes(1);
});
