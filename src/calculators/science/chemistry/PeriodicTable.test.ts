import { expect, it } from "vitest";
import { PLACES, symbolAt } from "./PeriodicTable";

it("puts every element in its own place", () => {
  expect(new Set(PLACES.map(({ row, column }) => `${row},${column}`)).size).toBe(118);
});

it.each([
  ["H", "ArrowRight", "He"],
  ["H", "ArrowDown", "Li"],
  ["Be", "ArrowRight", "B"],
  ["Al", "ArrowLeft", "Mg"],
  ["B", "ArrowUp", null],
  // Lutetium and lawrencium are in group 3; the f block is below them.
  ["Ba", "ArrowRight", "Lu"],
  ["Lr", "ArrowDown", "La"],
  ["U", "ArrowUp", "Nd"],
  ["Np", "Home", "Ac"],
  ["Fe", "End", "Kr"],
  ["Fe", "Enter", null],
])("moves from %s with %s to %s", (from, key, to) => {
  expect(symbolAt(key, from)).toBe(to);
});
