import { expect, it } from "vitest";
import { roundSignificant } from "./round-significant";

it("rounds halves up as they are read, whatever a double makes of them", () => {
  expect(roundSignificant(9.1375, 4)).toBe(9.138);
  expect(roundSignificant(9.137499999999999, 4)).toBe(9.138);
  expect(roundSignificant(-9.1375, 4)).toBe(-9.138);
  expect(roundSignificant(-0.00123449, 3)).toBe(-0.00123);
  expect(roundSignificant(999.96, 4)).toBe(1000);
  expect(roundSignificant(0, 4)).toBe(0);
});
