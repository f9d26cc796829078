import { expect, it } from "vitest";
import { capacitanceFor, reactivePower } from "./reactive-power";

it("is P × tan φ", () => {
  // A 3-4-5 triangle: 4 kW out of 5 kVA involve 3 kvar.
  expect(reactivePower(4, 0.8)).toBeCloseTo(3, 12);
  expect(reactivePower(100, 0.7)).toBeCloseTo(100 * Math.tan(Math.acos(0.7)), 10);
  expect(reactivePower(100, 1)).toBe(0);
});

it("finds the capacitor that supplies the reactive power", () => {
  // In reverse: a capacitor's reactance is 1 ÷ (2πfC), and it draws V² divided by that.
  const farads = capacitanceFor(5000, 230, 50);
  expect(230 ** 2 / (1 / (2 * Math.PI * 50 * farads))).toBeCloseTo(5000, 8);
});
