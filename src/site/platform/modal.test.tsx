// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { renderIn } from "../testing/render-hook";
import { useModal } from "./modal";

function Question({ keepsFocus }: { readonly keepsFocus: boolean }) {
  return (
    <dialog {...useModal(() => {}, keepsFocus)}>
      <p>
        <button type="button">Yes</button>
      </p>
    </dialog>
  );
}

it.each([true, false])("can be used once it is open, with its own focus: %s", (keepsFocus) => {
  const { place, unmount } = renderIn(Question, { keepsFocus });
  const dialog = place.querySelector("dialog") as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  expect((dialog.firstElementChild as HTMLElement).inert).toBe(false);
  expect(document.documentElement.dataset).toHaveProperty("modal");
  unmount();
  expect(document.documentElement.dataset).not.toHaveProperty("modal");
});
