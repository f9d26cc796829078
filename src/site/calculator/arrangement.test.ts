import { describe, expect, it } from "vitest";
import { CATEGORIES, loadCalculator } from "../../calculators/catalog";
import { effectiveValues } from "../../core/defaults";
import { integer, text } from "../../core/fields";
import { arranged, type FieldEntry, isShown } from "./arrangement";

const years = integer({ label: "Years", group: "Term" });
const name = text({ label: "Name" });

it("keeps groups and folds in order, and omits a fold with nothing to show", () => {
  const shown: FieldEntry[] = [
    ["a", years],
    ["b", name],
    ["c", years],
    ["d", name],
  ];
  const { open, folds } = arranged(shown, { Late: ["d", "b"], Hidden: ["x"] });
  expect(open.map((section) => [section.name, section.entries.map(([key]) => key)])).toEqual([["Term", ["a", "c"]]]);
  expect(folds.map((section) => [section.name, section.entries.map(([key]) => key)])).toEqual([["Late", ["d", "b"]]]);
});

// The forms of tools are checked one by one in site/tools.test.tsx.
const entries = CATEGORIES.flatMap(({ calculators }) => calculators).filter(({ tools }) => !tools);

describe.each(entries)("$id", (entry) => {
  it("opens with about five inputs, and puts each collapsed input into only one fold", async () => {
    const { inputs, folds = {} } = await loadCalculator(entry);
    const keys = Object.values(folds).flat();
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(Object.keys(inputs)).toContain(key);
    const current = effectiveValues(inputs, {});
    const shown = (Object.entries(inputs) as FieldEntry[]).filter(([, field]) => isShown(field, current));
    const { open } = arranged(shown, folds);
    expect(open.flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(7);
    for (const title of Object.keys(folds)) expect(title).not.toMatch(/^(?:more|other|options|advanced)\b/i);
  });
});
