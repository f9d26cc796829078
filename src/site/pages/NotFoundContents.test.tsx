// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { navigate } from "../navigation/location-loader";
import NotFoundContents from "./NotFoundContents";

vi.mock("../navigation/location-loader", () => ({ navigate: vi.fn() }));

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

afterEach(() => document.body.replaceChildren());

/** The page after this was typed into its box. */
async function searched(text: string): Promise<HTMLElement> {
  const page = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(page).render(<NotFoundContents typedBefore={() => ({ "not-found-search": text })} />),
  );
  return page;
}

const status = (page: HTMLElement) => page.querySelector("[role=status]")?.textContent;
const results = (page: HTMLElement) => [...page.querySelectorAll("li a")].map((link) => link.getAttribute("href"));

it.each(["", "  "])("lists nothing and says nothing before anything is typed: “%s”", async (text) => {
  const page = await searched(text);
  expect([status(page), results(page)]).toEqual(["", []]);
});

it("lists what was found, and says nothing", async () => {
  const page = await searched("mortgage");
  expect(status(page)).toBe("");
  expect(results(page)[0]).toBe("/mortgage-calculator");
});

it("says that nothing was found", async () => {
  const page = await searched("zzzz");
  expect([status(page), results(page)]).toEqual(["No calculators foundTry searching for different keywords.", []]);
});

it("opens the first result with Enter, and stays if there is none", async () => {
  const submit = (page: HTMLElement) =>
    page.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  submit(await searched("zzzz"));
  expect(navigate).not.toHaveBeenCalled();
  submit(await searched("mortgage"));
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/mortgage-calculator");
});
