import { expect, it } from "vitest";
import { capacitanceFor, reactivePower } from "./reactive-power";

it("takes P × tan φ", () => {
  // 3, 4, 5: 4 kW of 5 kVA bring 3 kvar along.
  expect(reactivePower(4, 0.8)).toBeCloseTo(3, 12);
  expect(reactivePower(100, 0.7)).toBeCloseTo(100 * Math.tan(Math.acos(0.7)), 10);
  expect(reactivePower(100, 1)).toBe(0);
});

it("finds the capacitor that draws the reactive power", () => {
  // Backwards: a capacitor has the reactance 1 ÷ (2πfC), and draws V² over that.
  const farads = capacitanceFor(5000, 230, 50);
  expect(230 ** 2 / (1 / (2 * Math.PI * 50 * farads))).toBeCloseTo(5000, 8);
});
