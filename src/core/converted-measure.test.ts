import { expect, it } from "vitest";
import { totalOf, writeConverted } from "./converted-measure";

it.each([
  [7.3152, 2, "7.3152"],
  [1.6404199475065617, 2, "1.6404"],
  [0.00000125, 3, "0.00000125"],
  // An elementary charge in coulombs: with 20 decimal places, only 1.6 would be left of it.
  [1.602176634e-19, 1, "1.6022e-19"],
  [-3.204353268e-19, 1, "-3.2044e-19"],
])("writes %d, typed with %d digits, as %s", (value, digits, text) => {
  expect(writeConverted(value, digits)).toBe(text);
});

it("adds the parts of a measure, and returns null without a number", () => {
  const parts = [
    { key: "feet", unit: "ft" },
    { key: "inches", unit: "in" },
  ] as const;
  expect(totalOf(parts, { feet: 5, inches: 11 })).toBe(71);
  expect(totalOf(parts, { feet: 5, inches: null })).toBe(60);
  for (const feet of [null, "5", Number.NaN, Number.POSITIVE_INFINITY])
    expect(totalOf(parts, { feet, inches: null })).toBeNull();
});
