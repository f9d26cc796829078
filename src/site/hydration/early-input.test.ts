// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import {
  abortTakeover,
  beginTakeover,
  carriedInput,
  carryInput,
  earlyValues,
  focusAgain,
  OPENS_BOX,
  pressAgain,
  recordEarlyInput,
  takeEarlyInput,
  takeEarlyKeys,
  WAITING,
} from "./early-input";

let root: HTMLElement;
const find = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><form>
    <input id="price" value="400"><input type="checkbox" id="tick"><input type="radio" name="mode" value="a">
    <input type="radio" name="mode" value="b" checked><select id="unit"><option value="kg">kg</option></select>
    <textarea id="text">old</textarea><textarea id="long" readonly>cut…</textarea>
    <button type="button" id="reset">Reset</button><button type="button" id="search" ${OPENS_BOX}>Search</button>
    </form><div ${WAITING}><button type="button" id="copy">Copy</button></div></div>`;
  root = document.getElementById("root") as HTMLElement;
  delete document.documentElement.dataset.pending;
});

const type = (control: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
};
const key = (name: string, held: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...held });
  root.dispatchEvent(event);
  return event.defaultPrevented;
};

it("reads every kind of control by its name or id", () => {
  recordEarlyInput();
  find<HTMLInputElement>("#tick").checked = true;
  expect(earlyValues(root)).toEqual({ price: "400", tick: "true", mode: "b", unit: "kg", text: "old" });
});

it("marks the answer as outdated with the first key, and keeps a text that React resets", () => {
  const early = recordEarlyInput();
  type(find<HTMLTextAreaElement>("#text"), "long text");
  expect(document.documentElement.dataset.pending).toBe("");
  beginTakeover(early, root);
  find<HTMLTextAreaElement>("#text").value = "old";
  expect(takeEarlyInput(root).values.text).toBe("long text");
});

it("keeps a text that the browser restored without an event", () => {
  const early = recordEarlyInput();
  find<HTMLTextAreaElement>("#text").value = "restored";
  beginTakeover(early, root);
  find<HTMLTextAreaElement>("#text").value = "old";
  expect(takeEarlyInput(root).values.text).toBe("restored");
});

it("hands over each press once, and leaves those in islands to the islands", () => {
  const early = recordEarlyInput();
  find("#reset").click();
  find("#copy").click();
  beginTakeover(early, root);
  expect(takeEarlyInput(root).pressed.map(({ id }) => id)).toEqual(["reset"]);
  expect(takeEarlyInput(root).pressed).toEqual([]);
  expect(takeEarlyInput(find(`[${WAITING}]`)).pressed.map(({ id }) => id)).toEqual(["copy"]);
});

it("records presses outside islands only until React takes over, and again if that is aborted", () => {
  const early = recordEarlyInput();
  beginTakeover(early, root);
  find("#reset").click();
  expect(takeEarlyInput(root).pressed).toEqual([]);
  abortTakeover();
  find("#reset").click();
  expect(takeEarlyInput(root).pressed).toHaveLength(1);
});

it("submits a form again instead of reloading the page", () => {
  const early = recordEarlyInput();
  const submit = new Event("submit", { bubbles: true, cancelable: true });
  find("form").dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  beginTakeover(early, root);
  const [form] = takeEarlyInput(root).pressed;
  let count = 0;
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    count++;
  });
  pressAgain(form ?? null);
  expect(count).toBe(1);
});

it("collects keys for the box that a press will open, and forgets both with Escape", () => {
  const early = recordEarlyInput();
  beginTakeover(early, root);
  abortTakeover();
  expect(key("a")).toBe(false);
  find("#search").click();
  expect(["a", "b", "Backspace", " ", "Shift"].map((one) => key(one))).toEqual([true, true, true, true, false]);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(key("c", { [held]: true })).toBe(false);
  expect(takeEarlyKeys()).toEqual(["a", "b", "Backspace", " "]);
  find("#search").click();
  key("x");
  key("Escape");
  expect(takeEarlyKeys()).toEqual([]);
  expect(early.pressed.filter((one) => one.id === "search")).toEqual([]);
});

it("carries the values of a page that is redrawn to the controls with the same names", () => {
  beginTakeover(recordEarlyInput(), root);
  type(find<HTMLInputElement>("#price"), "500");
  carryInput(root, true);
  expect(carriedInput()).toMatchObject({ answered: true, values: { price: "500" } });
  root.innerHTML = '<input id="price" value="400">';
  expect(earlyValues(root).price).toBe("500");
});

it("focuses the control that took the place of the focused one", () => {
  find("#unit").focus();
  const { focused } = takeEarlyInput(root);
  find("#price").focus();
  focusAgain(root, focused);
  expect(document.activeElement?.id).toBe("unit");
});
