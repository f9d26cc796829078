/** Actions of the buttons under the answer; fetched on the first press. */
import type { AnyCalculator } from "../../core/calculator";
import type { Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import { headlineText } from "../../core/headline";
import { LINK_VALUE_LIMIT } from "../../core/link";
import { copy } from "../platform/clipboard";
import { download } from "../platform/download";
import { keepScenario } from "./compare/keep";
import { entered, sharedLinkFor } from "./link";
import type { PageState } from "./state/page-state";

export function copyAnswer({ headline }: PageState): Promise<void> {
  return copy(headlineText(headline), "Answer copied");
}

/** Downloads the answer as a workbook. */
export async function downloadSpreadsheet(
  calculator: AnyCalculator,
  { id, lastAnswer }: PageState,
  format: Format,
  name: string,
): Promise<void> {
  const [{ workbookOf }, { workbookBytes, XLSX }, { tableFormulas }] = await Promise.all([
    import("./export/workbook"),
    import("./export/xlsx"),
    import("../../calculators/spreadsheets"),
  ]);
  const sheets = workbookOf(calculator, lastAnswer, format, name, await tableFormulas(id));
  download(`${id}.xlsx`, XLSX, [workbookBytes(sheets)]);
}

/** Keeps the current inputs as a scenario, and shows it beside them. */
export async function pin(calculator: AnyCalculator, state: PageState): Promise<void> {
  keepScenario(calculator, state);
  if (state.isCurrent) await moveTo("compare-title");
}

/** Moves to the heading with this id, once its part of the page has been drawn. */
export async function moveTo(id: string): Promise<void> {
  const heading = await present(id);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** The element with this id, once its script has drawn it; null if that takes too long. */
async function present(id: string): Promise<HTMLElement | null> {
  const end = performance.now() + 5000;
  while (performance.now() < end) {
    const element = document.getElementById(id);
    if (element) return element;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

/** Opens the share sheet on touch devices that have one; otherwise copies the link to the clipboard. */
export async function share(calculator: AnyCalculator, state: PageState, name: string): Promise<void> {
  const url = location.origin + location.pathname + (await sharedLinkFor(calculator, state));
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

/** Offers the HTML that shows the calculator on another site. */
export async function embed(calculator: AnyCalculator, state: PageState, name: string): Promise<void> {
  const { openEmbedDialog } = await import("./embed/EmbedDialog");
  const json = entered(calculator.inputs, state.json, state.texts);
  const link = await sharedLinkFor(calculator, { ...state, json, pinned: [] });
  openEmbedDialog({ calculator, id: state.id, name, link });
}
