import { expect, it } from "vitest";
import { joinWithOr, midSentence } from "./words";

it.each([
  ["Loan term", "loan term"],
  ["HOA fee", "HOA fee"],
  ["EMIs being paid", "EMIs being paid"],
  ["401(k) balance", "401(k) balance"],
  ["Élan", "Élan"],
  ["Lorentz factor", "Lorentz factor"],
  ["A way back", "a way back"],
  ["H⁺", "H⁺"],
  ["R₁", "R₁"],
  ["L/100 km", "L/100 km"],
  ["Gibbs energy change ΔG", "Gibbs energy change ΔG"],
  ["Social Security tax", "Social Security tax"],
  ["Social life", "social life"],
])("writes %s in the middle of a sentence as %s", (label, words) => {
  expect(midSentence(label)).toBe(words);
});

it("joins alternatives", () => {
  expect(joinWithOr([])).toBe("");
  expect(joinWithOr(["a"])).toBe("a");
  expect(joinWithOr(["a", "b"])).toBe("a or b");
  expect(joinWithOr(["a", "b", "c"])).toBe("a, b or c");
});
