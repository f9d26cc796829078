// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { clearOwn, listedId, noteOpened, onOwnCalculators, ownCalculators, setFavorite } from "./own-calculators";

beforeEach(() => localStorage.clear());

it("keeps favorites in the order in which they were added, each once", () => {
  setFavorite("bmi-calculator", true);
  setFavorite("age-calculator", true);
  setFavorite("bmi-calculator", true);
  expect(ownCalculators("favorites")).toEqual(["age-calculator", "bmi-calculator"]);
  setFavorite("age-calculator", false);
  expect(ownCalculators("favorites")).toEqual(["bmi-calculator"]);
});

it("keeps the eight calculators opened last, the latest first", () => {
  for (let n = 1; n <= 9; n++) noteOpened(`calculator-${n}`);
  noteOpened("calculator-4");
  expect(ownCalculators("recent-calculators")).toEqual([4, 9, 8, 7, 6, 5, 3, 2].map((n) => `calculator-${n}`));
});

it("leaves nothing in the store once a list is empty, and tells those who show it", () => {
  const seen: number[] = [];
  const stop = onOwnCalculators(() => seen.push(ownCalculators("favorites").length));
  setFavorite("bmi-calculator", true);
  noteOpened("bmi-calculator");
  clearOwn("favorites");
  clearOwn("recent-calculators");
  stop();
  setFavorite("bmi-calculator", true);
  expect(seen).toEqual([1, 1, 0, 0]);
  setFavorite("bmi-calculator", false);
  expect(localStorage.length).toBe(0);
});

it.each(["", "{", "7", '{"a":1}', "null"])("takes %j in the store for no list", (stored) => {
  localStorage.setItem("favorites", stored);
  expect(ownCalculators("favorites")).toEqual([]);
});

it("takes only texts from the store", () => {
  localStorage.setItem("favorites", '["a",1,null,"a","b"]');
  expect(ownCalculators("favorites")).toEqual(["a", "b"]);
});

it("names a tool by its address, and the default tool by that of its collection", () => {
  expect(listedId({ id: "mortgage-calculator" })).toBe("mortgage-calculator");
  expect(listedId({ id: "physics-calculator", tool: "thin-lens", collection: "Physics Calculator" })).toBe(
    "physics-calculator?tool=thin-lens",
  );
  expect(listedId({ id: "physics-calculator", tool: "motion" })).toBe("physics-calculator");
});
