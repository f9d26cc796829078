// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { renderIn, settlePromises } from "../../../site/testing/render-hook";
import QuickEntry from "./QuickEntry";

it("marks the answer as outdated while the sentence cannot be read", async () => {
  const page = document.body.appendChild(document.createElement("article"));
  page.className = "calculator";
  const given: object[] = [];
  const props = { textOf: () => "of", setInputs: (inputs: object) => given.push(inputs) };
  const { place, rerender, unmount } = renderIn(
    QuickEntry,
    props as unknown as Parameters<typeof QuickEntry>[0],
    page.appendChild(document.createElement("div")),
  );
  await act(() => import("./quick-entry"));
  const type = async (sentence: string) => {
    const box = place.querySelector("input") as HTMLInputElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, sentence);
      box.dispatchEvent(new Event("input", { bubbles: true }));
      await settlePromises();
    });
    return page.hasAttribute("data-unread");
  };
  expect(await type("what about my raise")).toBe(true);
  expect(await type("20% off 1,250")).toBe(false);
  expect(given.at(-1)).toEqual({ mode: "decrease", x: "20", y: "1,250" });
  expect(await type("20% off nothing")).toBe(true);
  // The fields were used instead.
  rerender({ ...props, textOf: () => "5" } as unknown as Parameters<typeof QuickEntry>[0]);
  expect(page.hasAttribute("data-unread")).toBe(false);
  expect(await type("20% off anything")).toBe(true);
  unmount();
  expect(page.hasAttribute("data-unread")).toBe(false);
});
