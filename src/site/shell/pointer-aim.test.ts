import { expect, it } from "vitest";
import { headsFor, TRAIL } from "./pointer-aim";

const LIST = { left: 300, top: 50, bottom: 450 };
const trail = (...points: readonly (readonly [number, number, number])[]) =>
  points.map(([x, y, time]) => ({ x, y, time }));

it("sees that a pointer moving diagonally will enter the list", () => {
  expect(headsFor(trail([50, 60, 0], [100, 100, 50]), 50, LIST)).toBe(true);
  expect(headsFor(trail([50, 400, 0], [100, 350, 50]), 50, LIST)).toBe(true);
});

it("sees that a pointer moves along the entries, away from the list, or past it", () => {
  expect(headsFor(trail([50, 60, 0], [50, 120, 50]), 50, LIST)).toBe(false);
  expect(headsFor(trail([100, 60, 0], [50, 120, 50]), 50, LIST)).toBe(false);
  expect(headsFor(trail([50, 60, 0], [60, 200, 50]), 50, LIST)).toBe(false);
  expect(headsFor(trail([50, 400, 0], [60, 200, 50]), 50, LIST)).toBe(false);
});

it("treats a pointer at rest as heading nowhere", () => {
  const came = trail([50, 60, 0], [100, 100, 50]);
  expect(headsFor(came, 50 + TRAIL, LIST)).toBe(false);
  expect(headsFor(came, 51 + TRAIL, LIST)).toBe(false);
  expect(headsFor([], 0, LIST)).toBe(false);
});
