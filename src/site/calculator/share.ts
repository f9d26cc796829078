/** Actions of the buttons under the answer; fetched on the first press. */
import type { AnyCalculator } from "../../core/calculator";
import type { Fields } from "../../core/fields";
import { headlineText } from "../../core/headline";
import { LINK_VALUE_LIMIT } from "../../core/link";
import { copy } from "../platform/clipboard";
import { linkFor } from "./link";
import type { PageState } from "./state/page-state";

export function copyAnswer({ headline }: PageState): Promise<void> {
  return copy(headlineText(headline), "Answer copied");
}

/** Opens the share sheet on touch devices that have one; otherwise copies the link to the clipboard. */
export async function share(calculator: AnyCalculator, state: PageState, name: string): Promise<void> {
  const url = location.origin + location.pathname + linkFor(calculator, state);
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title: name, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copy(url, messageOf(calculator, state));
}

function messageOf(calculator: AnyCalculator, { json, withText }: PageState): string {
  const texts = Object.entries(calculator.inputs as Fields).flatMap(([key, field]) =>
    field.privacy === "private" ? [String(json[key] ?? "")] : [],
  );
  if (withText && texts.some((text) => text.length > LINK_VALUE_LIMIT))
    return "Link copied without your text, which is too long to fit";
  if (withText) return "Link copied. It includes your text";
  return calculator.link && texts.length === 0 ? "Link copied. It includes what you entered" : "Link copied";
}
