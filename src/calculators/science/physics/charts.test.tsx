import { expect, it } from "vitest";
import { DrawnView } from "../../../site/testing/draw-view";
import plane from "./tools/inclined-plane";
import planeView from "./tools/inclined-plane.view";
import relativity from "./tools/relativity";
import relativityView from "./tools/relativity.view";

it("reads out different speeds near the speed of light", () => {
  const { x } = new DrawnView(relativity, relativityView).lines("Lorentz factor by speed");
  const readings = x.values.map((share) => (x.exact ?? x.format)(share));
  expect(new Set(readings).size).toBe(x.values.length);
});

it("draws the forces on a slope to scale, however small they are", () => {
  const arrows = (given: object) =>
    [
      ...new DrawnView(plane, planeView, { angle: 30, frictionCoefficient: 0.2, ...given })
        .html("Display")
        .matchAll(/ d="(M[^"]+)"/g),
    ].map(([, path]) => path);
  expect(arrows({ mass: 1e-90 })).toEqual(arrows({ mass: 10 }));
  expect(arrows({ mass: 10 }).join()).not.toMatch(/NaN|Infinity/);
});
