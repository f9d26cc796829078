// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { lockInputs } from "./lock";
import { LOCK_ALL } from "./options";

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}

const disabled = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, select, button")]
    .filter((control) => control.disabled)
    .map(({ id }) => id);

const ROWS = `
  <div class="row"><input id="price" name="price"><button id="today"></button></div>
  <div class="row"><input type="radio" name="mode" id="a"><input type="radio" name="mode" id="b"></div>
  <div class="row"><select id="state" name="state"></select></div>`;

it("disables everything in the rows of locked inputs", () => {
  lockInputs(formOf(ROWS), ["price", "unknown"]);
  expect(disabled()).toEqual(["price", "today"]);
  lockInputs(formOf(ROWS), ["mode"]);
  expect(disabled()).toEqual(["a", "b"]);
  lockInputs(formOf(ROWS), [LOCK_ALL]);
  expect(disabled()).toEqual(["price", "today", "a", "b", "state"]);
});

it("disables what is added later", async () => {
  const form = formOf("");
  lockInputs(form, ["price"]);
  form.innerHTML = ROWS;
  await vi.waitFor(() => expect(disabled()).toEqual(["price", "today"]));
});
