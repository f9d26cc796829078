import { expect, it } from "vitest";
import { axisLength, axisMass } from "./in-units";

// A pound is 0.45359237 kg and an inch 2.54 cm by definition; with mixed units, people are measured in kg and ft.
it.each([
  ["metric", ["kg", 80], ["cm", 180]],
  ["mixed", ["kg", 80], ["in", 180 / 2.54]],
  ["imperial", ["lb", 80 / 0.45359237], ["in", 180 / 2.54]],
] as const)("%s axes", (system, mass, length) => {
  const [inMass, inLength] = [axisMass(system), axisLength(system)];
  expect([inMass.unit, inLength.unit]).toEqual([mass[0], length[0]]);
  expect(80 * inMass.per).toBeCloseTo(mass[1], 9);
  expect(180 * inLength.per).toBeCloseTo(length[1], 9);
});
