// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type AnyCalculator, defineCalculator, InputError } from "../../../core/calculator";
import { money, number } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { EVERY_GRAMMAR } from "../../../reading/grammars";
import { pushEntry } from "../../navigation/change-entries";
import { fetchLocation } from "../../navigation/location-loader";
import { renderIn } from "../../testing/render-hook";
import { fetchGrammars } from "../grammar-loader";
import { fetchInterpreter } from "../interpreter-loader";
import { fetchLinks } from "../link-loader";
import { usePageState } from "../state/page-state";
import Ranges from "./Ranges";

const outputs = outputsOf<{ area: number; fee: number; kind: "thin" | "thick"; kept: number }>();

/** A strip as wide as it can be with a border of ten: `(10 − depth) × depth` has its highest value in the middle. */
const strip: AnyCalculator = defineCalculator({
  inputs: { depth: number("Depth", { default: 4, min: 0, max: 12 }), rent: money("Rent", { default: 100, min: 0 }) },
  outputs: {
    area: outputs.number("Area"),
    fee: outputs.money("Fee"),
    kind: outputs.choice("Kind", { options: { thin: "Thin", thick: "Thick" } }),
    kept: outputs.number("Kept"),
  },
  derive({ depth, rent }) {
    if (depth > 11 && depth < 11.5) throw new InputError("depth", "There is no such strip.");
    return { area: (10 - depth) * depth, fee: 2 * rent, kind: depth < 5 ? "thin" : "thick", kept: 7 } as const;
  },
  headline: ({ area }, format) => ({ label: "Area", figure: format.number(area) }),
  working: () => [],
});

type Page = ReturnType<typeof usePageState>;

beforeEach(async () => {
  localStorage.clear();
  pushEntry("/strip");
  await Promise.all([fetchInterpreter(), fetchLinks(), fetchLocation(), fetchGrammars(new Set(EVERY_GRAMMAR))]);
});
afterEach(() => {
  document.body.innerHTML = "";
});

/** The part above the answer, once everything has been searched. */
async function searched(texts: Readonly<Record<string, string>>) {
  let page: Page | undefined;
  const Part = () => {
    page = usePageState("strip", strip, undefined, {});
    const { state, answerFormat } = page;
    return state.ranges ? <Ranges calculator={strip} name="Strip" state={state} format={answerFormat} /> : null;
  };
  const { place } = renderIn(Part, {});
  const type = (entries: Readonly<Record<string, string>>) =>
    act(async () => {
      for (const [key, text] of Object.entries(entries)) page?.setText(key, text);
    });
  // The search works in slices, each of which is a task of its own.
  const nextTask = () => act(() => new Promise<void>((done) => setTimeout(done)));
  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await nextTask();
  }
  await type(texts);
  await until(() => place.querySelector(".ranged")?.getAttribute("aria-busy") === "false");
  const text = (selector: string) => place.querySelector(selector)?.textContent?.replace(/\s+/g, " ") ?? null;
  return { place, type, until, text };
}

it("shows the extremes of a result that rises and falls, where they are, and that they were searched for", async () => {
  const { text } = await searched({ depth: "2~9" });
  // (10 − 9) × 9 = 9 and (10 − 5) × 5 = 25.
  expect(text(".answer")).toBe(
    "Area 9 to 25 Lowest at 9, highest at 5. It rises and falls in between, so both were searched for.",
  );
  expect(text(".range-middle")).toBe("Everything else on this page is for the middle: 5.5.");
});

it("lists the results that change, with each of several values, and leaves out the others", async () => {
  const { place } = await searched({ depth: "4~6", rent: "100~150" });
  const rows = [...place.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.firstChild?.textContent),
  );
  expect(rows).toEqual([
    ["Area", "24 to 25"],
    ["Fee", "$200.00 to $300.00"],
    ["Kind", "Thin or Thick"],
  ]);
});

it("says why there is no answer in a part of the range, and recovers", async () => {
  const { text, type, until } = await searched({ depth: "10~12" });
  expect(text(".answer")).toMatch(/^At 11\.\d+: There is no such strip\.$/);
  await type({ depth: "3~4" });
  await until(() => text(".answer") === "Area 21 to 24 Lowest at 3, highest at 4.");
  expect(text(".range-middle")).toContain("3.5");
});

it("searches no range that goes beyond the limits, and does not say that it does", async () => {
  const { text, type, until, place } = await searched({ depth: "3~14" });
  expect(text(".answer")).toBe("");
  expect(place.querySelector('[aria-busy="true"]')).toBeNull();
  await type({ depth: "3~4" });
  await until(() => text(".answer") === "Area 21 to 24 Lowest at 3, highest at 4.");
});

it("is announced to a screen reader as one message", async () => {
  const { place } = await searched({ depth: "2~9" });
  expect(place.querySelectorAll('[role="status"]')).toHaveLength(1);
});
