import { describe, expect, it } from "vitest";
import { loadCalculator } from "../../calculators/catalog";
import { effectiveValues } from "../../core/defaults";
import { type Fields, fold, integer, section, text } from "../../core/fields";
import { ENTRIES } from "../../testing-entries";
import { arranged, type FieldEntry, givenInstead, isShown } from "./arrangement";

const years = integer("Years");
const name = text("Name");

it("puts fields of the same section or fold together, in the order of their first fields", () => {
  const fields: Fields = {
    ...section("Term", { a: years }),
    ...fold("Late", { d: name }),
    ...section("Term", { c: years }),
    ...fold("Late", { b: name }),
  };
  const { open, folds } = arranged(Object.entries(fields));
  expect(open.map((section) => [section.name, section.entries.map(([key]) => key)])).toEqual([["Term", ["a", "c"]]]);
  expect(folds.map((section) => [section.name, section.entries.map(([key]) => key)])).toEqual([["Late", ["d", "b"]]]);
});

it("names the input that is given instead of another one, and none otherwise", () => {
  const field = integer("Years", { when: { months: null, mode: "plain" } });
  expect(givenInstead(field, { months: 18, mode: "plain" })).toEqual(["months"]);
  expect(givenInstead(field, { months: null, mode: "plain" })).toEqual([]);
  expect(givenInstead(years, { months: 18 })).toEqual([]);
});

// The forms of tools are checked one by one in site/tools.test.tsx.
const entries = ENTRIES.filter(({ tools }) => !tools);

describe.each(entries)("$id", (entry) => {
  it("opens with about five inputs, and names its folds after what is in them", async () => {
    const { inputs } = await loadCalculator(entry);
    const current = effectiveValues(inputs, {});
    const shown = (Object.entries(inputs) as FieldEntry[]).filter(([, field]) => isShown(field, current));
    const { open, folds } = arranged(shown);
    expect(open.flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(7);
    for (const { name } of folds) expect(name).not.toMatch(/^(?:more|other|options|advanced)\b/i);
  });
});
