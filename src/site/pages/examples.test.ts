import { expect, it } from "vitest";
import { ask, type Host } from "../../ask/ask";
import { ASKABLES } from "../../calculators/askables";
import { loadCalculator } from "../../calculators/catalog";
import { CURRENCY_CODES } from "../../data/currencies";
import { loadUnits } from "../../reading/units";
import { examplesFor } from "./examples";

it("offers four questions in each country, and all of them have answers", async () => {
  const host: Host = {
    habits: { today: "2026-11-28" },
    units: await loadUnits(),
    codes: CURRENCY_CODES,
    randomBytes: (count) => new Uint8Array(count),
    load: loadCalculator,
  };
  const lists = ["US", "IN", "GB", "DE"].map(examplesFor);
  expect(new Set(lists).size).toBe(4);
  for (const list of lists) {
    expect(list).toHaveLength(4);
    for (const question of list)
      expect(await ask(question, ASKABLES, host), question).toHaveProperty("evaluation.outputs");
  }
}, 60_000);

it("offers those of the United States where the country is not known", () => {
  expect(examplesFor()).toBe(examplesFor("US"));
});
