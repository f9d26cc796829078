import { expect, it } from "vitest";
import { scaledAt } from "./scaled";

/** The number at the beginning, and what is left of the text. */
function read(text: string, letters?: "amount" | "count") {
  const found = scaledAt(text, { letters });
  if (!found || "marks" in found) throw new Error(text);
  return [found.value.toNumber(), text.slice(found.length)];
}

it.each([
  ["2 lakh 50,000", 250_000],
  ["1 crore 25 lakh", 12_500_000],
  ["1 million and 1", 1_000_001],
  ["3 million 2 thousand 1", 3_002_001],
  ["1 thousand 999", 1999],
  ["2 million 999,999", 2_999_999],
])("adds the smaller parts of %s", (text, value) => {
  expect(read(text)).toEqual([value, ""]);
});

it.each([
  // As large as the word before, larger than it, or with the same word or a larger one.
  ["1 thousand 1,000", 1000, " 1,000"],
  ["1 thousand 2,500", 1000, " 2,500"],
  ["2 lakh 0.5 lakh", 200_000, " 0.5 lakh"],
  ["1 lakh 2 crore", 100_000, " 2 crore"],
  ["2 lakh 0.001 crore", 200_000, " 0.001 crore"],
  // A number with a unit is a measure of its own.
  ["1 thousand 5 kg", 1000, " 5 kg"],
  ["1 thousand 5%", 1000, " 5%"],
])("leaves the rest of %s", (text, value, rest) => {
  expect(read(text)).toEqual([value, rest]);
});

it("adds nothing to a letter but what has a letter of its own", () => {
  expect(read("5k 200", "amount")).toEqual([5000, " 200"]);
  expect(read("1m 200k", "amount")).toEqual([1_200_000, ""]);
});

it.each([
  ["5k", 5000],
  ["5m", 5_000_000],
  ["5mm", 5_000_000],
  ["5b", 5e9],
  ["5t", 5e12],
  ["5 L", 500_000],
  ["5 grand", 5000],
  ["5 mil", 5_000_000],
])("knows what multiplies an amount: %s", (text, value) => {
  expect(read(text, "amount")).toEqual([value, ""]);
});

it.each(["5 l", "5 m", "5 mm", "5 mil"])("takes no letter of a length or a volume for a count: %s", (text) => {
  expect(read(text, "count")[0]).toBe(5);
  expect(read(text)[0]).toBe(5);
});

// The short scale, and the Indian numbering system.
it.each([
  [1e2, ["hundred"]],
  [1e3, ["thousand", "thousands"]],
  [1e5, ["lakh", "lac", "lakhs"]],
  [1e6, ["million", "mn", "mln", "mio"]],
  [1e7, ["crore", "cr", "crores"]],
  [1e9, ["billion", "bn", "bln"]],
  [1e12, ["trillion", "tn", "trn", "tln"]],
] as const)("multiplies by %d", (value, words) => {
  for (const word of words) expect(read(`3 ${word}`), word).toEqual([3 * value, ""]);
});

it.each([
  [1e3, ["k", "grand"]],
  [1e5, ["l"]],
  [1e6, ["m", "mm", "mil"]],
  [1e9, ["b"]],
  [1e12, ["t"]],
] as const)("multiplies an amount by %d", (value, words) => {
  for (const word of words) expect(read(`3 ${word}`, "amount"), word).toEqual([3 * value, ""]);
});
