import { expect, it } from "vitest";
import { joinWithOr, midSentence } from "./words";

it.each([
  ["Loan term", "loan term"],
  ["HOA fee", "HOA fee"],
  ["EMIs being paid", "EMIs being paid"],
  ["401(k) balance", "401(k) balance"],
  ["Élan", "Élan"],
])("writes %s in the middle of a sentence as %s", (label, words) => {
  expect(midSentence(label)).toBe(words);
});

it("joins alternatives", () => {
  expect(joinWithOr([])).toBe("");
  expect(joinWithOr(["a"])).toBe("a");
  expect(joinWithOr(["a", "b"])).toBe("a or b");
  expect(joinWithOr(["a", "b", "c"])).toBe("a, b or c");
});
