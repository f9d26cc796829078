// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AnyCalculator, defineCalculator } from "../../../core/calculator";
import { number } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { EVERY_GRAMMAR } from "../../../reading/grammars";
import type { AnyView } from "../../kit";
import { MEASURED } from "../../kit/measured";
import { pushEntry } from "../../navigation/change-entries";
import { fetchLocation } from "../../navigation/location-loader";
import { renderIn, settlePromises } from "../../testing/render-hook";
import { fetchGrammars } from "../grammar-loader";
import { fetchInterpreter } from "../interpreter-loader";
import { fetchLinks } from "../link-loader";
import { usePageState } from "../state/page-state";
import Compare from "./Compare";

/** A slab, whose depth is measured in inches. */
const slab: AnyCalculator = defineCalculator({
  inputs: { depth: number("Depth", { unit: "in", default: 4, min: 0 }) },
  outputs: { layers: outputsOf<{ layers: number }>().number("Layers") },
  derive: ({ depth }) => ({ layers: depth / 2 }),
  headline: ({ layers }, format) => ({ label: "Layers", figure: format.number(layers) }),
  working: () => [],
});
const view = { measured: MEASURED } as AnyView;

type Page = ReturnType<typeof usePageState>;

beforeEach(async () => {
  localStorage.clear();
  pushEntry("/slab");
  await Promise.all([fetchInterpreter(), fetchLinks(), fetchLocation()]);
});
afterEach(() => {
  document.body.innerHTML = "";
});

/** A page with one scenario beside it. */
async function open(ownDepth = "6") {
  let page: Page | undefined;
  const Comparison = () => {
    page = usePageState("slab", slab, view, { homeCurrency: undefined });
    const { state, answerFormat, setText, setInputs } = page;
    const passed = { name: "Slab", view, state, setText, setInputs, homeCurrency: undefined };
    return <Compare calculator={slab} format={answerFormat} {...passed} />;
  };
  const { place } = renderIn(Comparison, {});
  await settlePromises();
  const now = () => page as Page;
  act(() => now().state.setPinned([{ name: "Thick", link: "depth=12" }]));
  if (ownDepth) act(() => now().setText("depth", ownDepth));
  await settlePromises();
  return { now, text: (id: string) => place.querySelector<HTMLInputElement>(`#${id}`)?.value, place };
}

it("has no choice of units in a column that could overwrite the number there", async () => {
  const { now, text, place } = await open();
  expect([text("depth-in-1"), text("depth-in-2")]).toEqual(["12", "6"]);
  for (const select of place.querySelectorAll<HTMLSelectElement>(".compare-input select"))
    act(() => {
      select.value = "cm";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await settlePromises();
  expect(now().state.texts.depth).toBe("6");
  expect(text("depth-in-2")).toBe("6");
});

it("says at which value a range is compared", async () => {
  await fetchGrammars(EVERY_GRAMMAR);
  const { place } = await open("11~13");
  await vi.waitFor(async () => {
    await settlePromises();
    // The scenario beside it has the value of the middle, and its field is there to be seen.
    const cells = [...place.querySelectorAll(".compare-input")].map(({ textContent }) => textContent);
    expect(cells[0]).not.toContain("middle");
    expect(cells[1]).toContain("Compared at the middle, 12 in");
  });
});

it("has no answer in the column of a link that cannot be read", async () => {
  await fetchGrammars(EVERY_GRAMMAR);
  history.replaceState(history.state, "", "/slab?depth=deep");
  const { now, place } = await open("");
  // The table follows after a paint. The scenario's answer is 6; the example's would be 2.
  await vi.waitFor(async () => {
    await settlePromises();
    expect(now().state.isForeign).toBe(true);
    expect([...place.querySelectorAll("table tr")].at(-1)?.textContent).toBe("Answer6—");
  });
});

it("gives what is in the form to all scenarios, whose row stays to be edited", async () => {
  const { now, text, place } = await open();
  act(() => place.querySelector<HTMLButtonElement>('[aria-label="Depth: the same for all"]')?.click());
  await settlePromises();
  expect([text("depth-in-1"), text("depth-in-2")]).toEqual(["6", "6"]);
  expect(now().state.pinned).toEqual([{ name: "Thick", link: "depth=6" }]);
  expect(place.querySelector('[aria-label="Depth: the same for all"]')).toBeNull();
});

it("names scenarios as their visitor does, and by their number where nobody named them", async () => {
  const { now, place } = await open();
  const labels = () =>
    [...place.querySelectorAll<HTMLInputElement>("input")].map((one) => one.getAttribute("aria-label"));
  expect(labels()).toEqual(expect.arrayContaining([expect.stringContaining("Thick")]));
  act(() =>
    now().state.setPinned([
      { name: "", link: "depth=12" },
      { name: "Thin", link: "depth=2" },
    ]),
  );
  await settlePromises();
  expect(labels()).toEqual(
    expect.arrayContaining([expect.stringContaining("Option 1"), expect.stringContaining("Thin")]),
  );
  expect(labels().join()).not.toContain("Option 2");
});
