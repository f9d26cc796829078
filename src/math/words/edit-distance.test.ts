import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance } from "./edit-distance";

/** Damerau, “A technique for computer detection and correction of spelling errors”, 1964: single errors cost one. */
it.each([
  ["", "", 0],
  ["meter", "meter", 0],
  ["meter", "", 5],
  ["metre", "meter", 1],
  ["kilogrm", "kilogram", 1],
  ["galllon", "gallon", 1],
  ["kitten", "sitting", 3],
  ["pund", "pounds", 2],
])("%s and %s are %s apart", (first, second, distance) => {
  expect(editDistance(first, second)).toBe(distance);
});

it("is symmetric, and zero only for equal words", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "é"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
