/** What the buttons under the answer do; fetched with the first press. */
import type { AnyCalculator } from "../../core/calculator";
import type { Format } from "../../core/format";
import { copy } from "../view/clipboard";
import { headlineOf, headlineText } from "./headline";
import { linkOf } from "./link";
import type { PageState } from "./state";

export function copyAnswer(calculator: AnyCalculator, state: PageState, format: Format): Promise<void> {
  return copy(headlineText(headlineOf(calculator, state.answered, format)), "Answer copied");
}

/** Shares the link where the device has a way to, else puts it on the clipboard. */
export async function share(calculator: AnyCalculator, state: PageState, name: string): Promise<void> {
  const url = location.origin + location.pathname + linkOf(calculator, state.json);
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title: name, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copy(
    url,
    calculator.link === "fragment" ? "Link copied; it holds the figures you typed" : "Link copied",
  );
}
