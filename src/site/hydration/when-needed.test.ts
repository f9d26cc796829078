// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenNeeded } from "./when-needed";

const work = vi.fn();
let place: HTMLElement;

beforeEach(() => {
  work.mockReset();
  // A touch screen: no pointer rests on anything.
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.body.innerHTML = '<div><input id="box" value="old"><input id="tick" type="checkbox"></div>';
  place = document.body.firstElementChild as HTMLElement;
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const control = (id: string) => document.getElementById(id) as HTMLInputElement;

it("runs at once if something was typed or checked before, and otherwise waits", () => {
  whenNeeded("used", place, work)();
  expect(work).not.toHaveBeenCalled();
  control("box").value = "new";
  whenNeeded("used", place, work)();
  expect(work).toHaveBeenCalledTimes(1);
  control("box").value = "old";
  control("tick").checked = true;
  whenNeeded("used", place, work)();
  expect(work).toHaveBeenCalledTimes(2);
});

it("runs when it is wanted for printing, unless nobody waits any longer", () => {
  const stop = whenNeeded("seen", place, work);
  place.dispatchEvent(new Event("wanted"));
  expect(work).toHaveBeenCalledTimes(1);
  stop();
  place.dispatchEvent(new Event("wanted"));
  expect(work).toHaveBeenCalledTimes(1);
});

it("never runs where the HTML is enough", () => {
  control("box").value = "new";
  whenNeeded("never", place, work);
  place.dispatchEvent(new Event("wanted"));
  expect(work).not.toHaveBeenCalled();
});
