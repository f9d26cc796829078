import { expect, it } from "vitest";
import { writeConverted } from "./converted-measure";

it.each([
  [7.3152, 2, "7.3152"],
  [1.6404199475065617, 2, "1.6404"],
  [0.00000125, 3, "0.00000125"],
  // An elementary charge in coulombs: as a decimal of twenty places, 1.6 would be left of it.
  [1.602176634e-19, 1, "1.6022e-19"],
  [-3.204353268e-19, 1, "-3.2044e-19"],
])("writes %d, typed with %d digits, as %s", (value, digits, text) => {
  expect(writeConverted(value, digits)).toBe(text);
});
