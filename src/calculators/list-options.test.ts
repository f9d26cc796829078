/** For money pages: what can be chosen from a list is not cut off on a phone of 360 pixels. */
import { expect, it } from "vitest";
import type { Fields } from "../core/fields";
import { ENTRIES } from "../testing-entries";
import { loadCalculator } from "./catalog";

/** Characters for which a closed list has room; narrow letters leave room for one more. */
const MOST = 36;

it.each(ENTRIES.filter(({ folder }) => /^(?:financial|investment)/.test(folder)))("$id", async (entry) => {
  const { inputs } = await loadCalculator(entry);
  const options = Object.values(inputs as Fields).flatMap(({ options = {} }) => Object.values(options));
  expect(options.filter((option) => String(option).length > MOST)).toEqual([]);
});
