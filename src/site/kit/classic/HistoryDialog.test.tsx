// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { renderIn } from "../../testing/render-hook";
import HistoryDialog from "./HistoryDialog";

function dialog(history: Parameters<typeof HistoryDialog>[0]["history"]) {
  const [onClose, onChoose] = [vi.fn(), vi.fn()];
  const { place } = renderIn(HistoryDialog, { history, onClose, onChoose });
  const texts = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { place, onClose, onChoose, texts };
}

it("says that it is empty, in the words of the specification", () => {
  const { texts } = dialog([]);
  expect(texts("p")).toEqual(["No calculation history yet", "Your calculations will appear here"]);
  expect(texts("li")).toEqual([]);
});

it("lists calculations with their times, and goes back to the one that is pressed", () => {
  const entries = [
    { calculation: "7 × 6 = 42", result: "42", timestamp: "11/29/2026, 9:05:00 AM" },
    { calculation: "7 × 6 = 42", result: "42" },
  ];
  const { place, texts, onChoose, onClose } = dialog(entries as never);
  expect(texts("p")).toEqual(["Click on any calculation to resume from that point"]);
  expect(texts("li b")).toEqual(["7 × 6 = 42", "7 × 6 = 42"]);
  expect(texts("li small")).toEqual(["11/29/2026, 9:05:00 AM"]);
  act(() => {
    for (const button of place.querySelectorAll("button")) button.click();
  });
  expect(onChoose.mock.calls).toEqual([[0], [1]]);
  expect(onClose).toHaveBeenCalledOnce();
});
