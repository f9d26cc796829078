// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { renderIn } from "../testing/render-hook";
import { AnswerCard } from "./AnswerCard";
import type { Asking } from "./use-asking";

const ANSWER = {
  headline: "Leave $12.60 (18%).",
  name: "Tip Calculator",
  reading: "Tip 18%, bill $70",
  assumed: "Tax in the bill $0",
  path: "/tip-calculator?billAmount=70",
};

function card(asking: Partial<Asking>) {
  const [onOpen, onLeave] = [vi.fn(), vi.fn()];
  const props = { asking: { answer: ANSWER, isStale: false, problem: "", ...asking }, link: null, onOpen, onLeave };
  const { place } = renderIn(AnswerCard, props);
  return { place, onOpen, onLeave, link: place.querySelector("a") as HTMLAnchorElement };
}

const texts = (place: Element, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

it("says the answer, what was read and what was assumed", () => {
  const { place, link } = card({});
  expect(texts(place, "section > p")).toEqual([
    ANSWER.headline,
    ANSWER.reading,
    `Assumed: ${ANSWER.assumed}`,
    "Open the Tip CalculatorCopy",
  ]);
  expect(link.getAttribute("href")).toBe(ANSWER.path);
  expect(place.querySelector("button")?.disabled).toBe(false);
});

it("keeps an answer to an earlier text on screen, but neither reads it aloud nor copies it", () => {
  const { place } = card({ isStale: true, problem: "“x” is not understood." });
  const status = place.querySelector("[role=status]");
  expect(status?.querySelector("[aria-hidden=true]")?.textContent).toBe(ANSWER.headline);
  expect(status?.textContent).toBe(ANSWER.headline);
  expect(place.querySelector("section")?.className).toBe("answer-card stale");
  expect(place.querySelector("button")?.disabled).toBe(true);
  expect(texts(place, ".answer-card-problem")).toEqual(["“x” is not understood."]);
});

it("names the calculator where the page has to work out the answer itself, and has nothing to copy", () => {
  const { place } = card({ answer: { ...ANSWER, headline: "", reading: "", assumed: "" } });
  expect(texts(place, "section > p")).toEqual(["Tip Calculator", "Open the Tip Calculator"]);
  expect(place.querySelector("button")).toBeNull();
});

it("is only a sentence where there is no answer, and nothing without one", () => {
  expect(texts(card({ answer: null, problem: "“x” is not understood." }).place, "[role=status]")).toEqual([
    "“x” is not understood.",
  ]);
  expect(card({ answer: null }).place.innerHTML).toBe("");
});

it.each([
  ["ArrowDown", true],
  ["ArrowUp", true],
  ["Enter", false],
  ["Tab", false],
  ["a", false],
])("the key %s on the link leaves it for the list: %s", (key, leaves) => {
  const { link, onLeave } = card({});
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => link.dispatchEvent(event));
  expect([onLeave.mock.calls.length, event.defaultPrevented]).toEqual([leaves ? 1 : 0, leaves]);
});

it.each(["metaKey", "ctrlKey", "shiftKey", "altKey", "none"])(
  "a click with %s is the browser's, unless it is with none",
  (modifier) => {
    const { link, onOpen } = card({});
    const isOurs = modifier === "none";
    const event = new MouseEvent("click", { [modifier]: true, bubbles: true, cancelable: true });
    // The document's own navigation is not a part of this.
    link.removeAttribute("href");
    act(() => link.dispatchEvent(event));
    expect(onOpen.mock.calls).toEqual(isOurs ? [[ANSWER.path]] : []);
    expect(event.defaultPrevented).toBe(isOurs);
  },
);
