import { expect, it } from "vitest";
import { federalOf, indiaOf, missingIndiaFigures, missingUsFigures, type StateChoice, stateOf } from "./tax-figures";

it.each<[StateChoice, string]>([
  ["none", "no state was chosen"],
  ["NC", "its figures come with the page"],
  ["TX", "it taxes no wages"],
  ["FL", "it taxes no wages"],
])("needs nothing for %s in 2026: %s", (state) => {
  expect(missingUsFigures("2026", state)).toBeNull();
  expect(stateOf("2026", state) === null).toBe(state !== "NC");
  expect(federalOf("2026")).toBeDefined();
});

it.each<[string, StateChoice]>([
  ["2026", "CA"],
  // No income tax, but payroll taxes of employees.
  ["2026", "WA"],
  ["2026", "AK"],
  ["2025", "NC"],
])("fetches what it has not yet: %s %s", async (year, state) => {
  expect(() => stateOf(year, state)).toThrow("read before they were fetched");
  await missingUsFigures(year, state)?.load();
  expect(missingUsFigures(year, state)).toBeNull();
  const law = stateOf(year, state);
  expect(law).not.toBeNull();
  await missingUsFigures("2026", "NY")?.load();
  expect(stateOf(year, state)).toBe(law);
  expect(federalOf(year)).toBeDefined();
});

it("fetches India's figures by year, with what else the page needs", async () => {
  const more = { ready: false, load: async () => Object.assign(more, { ready: true }) };
  expect(() => indiaOf("2026-27")).toThrow("read before they were fetched");
  await missingIndiaFigures("2026-27", more)?.load();
  expect(more.ready).toBe(true);
  expect(missingIndiaFigures("2026-27", more)).toBeNull();
  expect(indiaOf("2026-27")).toBeDefined();
  expect(missingIndiaFigures("2026-27", { ...more, ready: false })).not.toBeNull();
});
