// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { keepFigures, ownFigures } from "./own-figures";

beforeEach(() => localStorage.clear());

const FIGURES = { texts: { annualIncome: "$143k" }, values: { annualIncome: 143_000 }, currency: "EUR" } as const;

it("returns what was kept, until nothing is", () => {
  keepFigures(FIGURES);
  expect(ownFigures()).toEqual(FIGURES);
  keepFigures({ ...FIGURES, values: {} });
  expect([ownFigures(), localStorage.length]).toEqual([null, 0]);
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another type", "[]"],
  ["no currency", JSON.stringify({ ...FIGURES, currency: undefined })],
  ["an unknown currency", JSON.stringify({ ...FIGURES, currency: "XXX" })],
  ["no texts", JSON.stringify({ ...FIGURES, texts: undefined })],
  ["a text of another type", JSON.stringify({ ...FIGURES, texts: { annualIncome: 5 } })],
  ["a text without a value", JSON.stringify({ ...FIGURES, texts: { state: "CA" } })],
  ["a value that is not valid", JSON.stringify({ ...FIGURES, values: { annualIncome: "lots" } })],
])("is none where %s is stored", (_, stored) => {
  if (stored !== null) localStorage.setItem("your-figures", stored);
  expect(ownFigures()).toBeNull();
});

it("leaves out only what is not valid", () => {
  const stored = {
    ...FIGURES,
    texts: { annualIncome: "$143k", state: "XX" },
    values: { annualIncome: 143_000, state: "XX" },
  };
  localStorage.setItem("your-figures", JSON.stringify(stored));
  expect(ownFigures()).toEqual(FIGURES);
});
