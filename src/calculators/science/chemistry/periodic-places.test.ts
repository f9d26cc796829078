import { expect, it } from "vitest";
import { PLACES, symbolAt } from "./periodic-places";

it("has one element in each place", () => {
  expect(new Set(PLACES.map(({ row, column }) => `${row},${column}`)).size).toBe(118);
});

it.each([
  ["H", "ArrowRight", "He"],
  ["H", "ArrowDown", "Li"],
  ["Be", "ArrowRight", "B"],
  ["Al", "ArrowLeft", "Mg"],
  ["B", "ArrowUp", null],
  // Lutetium and lawrencium stand in group 3; the f block is below them.
  ["Ba", "ArrowRight", "Lu"],
  ["Lr", "ArrowDown", "La"],
  ["U", "ArrowUp", "Nd"],
  ["Np", "Home", "Ac"],
  ["Fe", "End", "Kr"],
  ["Fe", "Enter", null],
])("leads from %s by %s to %s", (from, key, to) => {
  expect(symbolAt(key, from)).toBe(to);
});
