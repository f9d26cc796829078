import { expect, it } from "vitest";
import { ringPaths } from "./MacroRing";

it("divides a ring clockwise from the top", () => {
  const [first, second] = ringPaths([25, 75]) as [string, string];
  expect(first).toMatch(/^M0 -50A50 50 .* 50 0L32 0A/);
  expect(second).toMatch(/^M50 0A50 50 /);
});

it("draws a whole ring and leaves out parts of zero", () => {
  const paths = ringPaths([0, 100, 0]);
  expect(paths[0]).toBe("");
  expect(paths[2]).toBe("");
  // The path goes via the bottom, because a single arc from a point to itself would not be drawn.
  expect(paths[1]).toContain("0 50");
  expect(ringPaths([0, 0])).toEqual(["", ""]);
});
