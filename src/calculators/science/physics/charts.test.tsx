import { expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/draw-view";
import blackbody from "./tools/blackbody";
import blackbodyView from "./tools/blackbody.view";
import plane from "./tools/inclined-plane";
import planeView from "./tools/inclined-plane.view";
import kinematics from "./tools/kinematics";
import kinematicsView from "./tools/kinematics.view";
import pendulum from "./tools/pendulum";
import pendulumView from "./tools/pendulum.view";
import relativity from "./tools/relativity";
import relativityView from "./tools/relativity.view";

it("numbers that are read out of a chart have their units", async () => {
  await prepareView(kinematics, kinematicsView);
  const miles = { displacementUnit: "mile" };
  const { x, y } = new DrawnView(kinematics, kinematicsView, miles).lines("Displacement");
  expect([x.label, x.exact?.(0.4), x.format(0.4)]).toEqual(["Time (s)", "0.4\u00a0s", "0.4"]);
  expect([y.label, y.exact?.(27.88)]).toEqual(["Displacement (mi)", "27.88\u00a0mi"]);
  const swing = new DrawnView(pendulum, pendulumView).lines("Period over amplitude");
  expect(swing.x.exact?.(90)).toBe("90°");
  const radiation = new DrawnView(blackbody, blackbodyView).lines("Spectrum");
  expect(radiation.x.exact?.(502.04)).toBe("502.04\u00a0nm");
});

it("speeds that are read out near that of light differ", () => {
  const { x } = new DrawnView(relativity, relativityView).lines("Lorentz factor by speed");
  const readings = x.values.map((share) => (x.exact ?? x.format)(share));
  expect(new Set(readings).size).toBe(x.values.length);
});

it("forces on a slope are drawn to scale with each other, however small", () => {
  const arrows = (given: object) =>
    [
      ...new DrawnView(plane, planeView, { angle: 30, frictionCoefficient: 0.2, ...given })
        .html("Display")
        .matchAll(/ d="(M[^"]+)"/g),
    ].map(([, path]) => path);
  expect(arrows({ mass: 1e-320 })).toEqual(arrows({ mass: 10 }));
  expect(arrows({ mass: 10 }).join()).not.toMatch(/NaN|Infinity/);
});
