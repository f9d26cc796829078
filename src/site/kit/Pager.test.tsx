// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { renderIn } from "../testing/render-hook";
import { Pager } from "./Pager";

function pager(page: number, pages: number) {
  const onTurn = vi.fn();
  const { place } = renderIn(Pager, { id: "table", page, pages, onTurn, children: "Rows" });
  return { onTurn, buttons: [...place.querySelectorAll("button")] };
}

it.each([
  [0, 3, [true, false]],
  [1, 3, [false, false]],
  [2, 3, [false, true]],
  [0, 2, [true, false]],
])("on page %d of %d, the ends are closed: %j", (page, pages, disabled) => {
  const { onTurn, buttons } = pager(page, pages);
  expect(buttons.map((one) => one.disabled)).toEqual(disabled);
  expect(buttons.map(({ id }) => id)).toEqual(["table-previous", "table-next"]);
  act(() => {
    for (const one of buttons) one.click();
  });
  expect(onTurn.mock.calls.flat()).toEqual([page - 1, page + 1].filter((_, i) => !disabled[i]));
});

it("is not there for one page, or none", () => {
  expect(pager(0, 1).buttons).toEqual([]);
  expect(pager(0, 0).buttons).toEqual([]);
});
