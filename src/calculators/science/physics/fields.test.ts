/** Circles, orbits and the forces between masses and charges: published examples, edge cases and properties. */
import { describe, expect, it } from "vitest";
import { solvable } from "../../../core/solvable";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import calculator from "./calculator";
import inclinedPlane from "./tools/inclined-plane";

const out = (inputs: object) => outputsOf(calculator, { ...inputs });
const problem = (inputs: object) => problemsOf(calculator, { ...inputs })[0];

describe("circular motion", () => {
  it("keeps a car in a curve (OpenStax, College Physics, sections 6.2 and 6.3)", () => {
    const { acceleration, force, period, angularSpeed } = out({ tool: "circular-motion" });
    expect([acceleration, force, angularSpeed]).toEqual([1.25, 1125, 0.05]);
    expect(period).toBeCloseTo(40 * Math.PI, 10);
  });

  it("is solved for each of its variables", () => {
    const given = { tool: "circular-motion", acceleration: 1.25 };
    expect(out({ ...given, solveFor: "speed" }).speed).toBe(25);
    expect(out({ ...given, solveFor: "radius" }).radius).toBe(500);
    expect(problem({ ...given, solveFor: "radius", acceleration: 0 })?.field).toBe("acceleration");
  });

  it("has no period at rest", () => {
    const { acceleration, period } = out({ tool: "circular-motion", speed: 0 });
    expect([acceleration, period]).toEqual([0, null]);
  });
});

describe("gravitation", () => {
  it("is a person’s weight on Earth", () => {
    expect(out({ tool: "gravitation" }).force).toBeCloseTo(70 * 9.82, 0);
  });

  it("pulls galaxies together (OpenStax, University Physics 1, section 13.1: two galaxies, 3 × 10²⁹ N)", () => {
    const galaxy = 8e11 * 2e30;
    const { force } = out({ tool: "gravitation", massA: galaxy, massB: galaxy, distance: 2.5e6 * 9.5e15 });
    expect(force / 1e29).toBeCloseTo(3, 0);
  });

  it("is solved for each of its variables", () => {
    const { force } = out({ tool: "gravitation" });
    expect(out({ tool: "gravitation", solveFor: "mass-a", force }).massA / 5.97e24).toBeCloseTo(1, 12);
    expect(out({ tool: "gravitation", solveFor: "mass-b", force }).massB).toBeCloseTo(70, 9);
    expect(out({ tool: "gravitation", solveFor: "distance", force }).distance / 6.371e6).toBeCloseTo(1, 12);
    expect(problem({ tool: "gravitation", solveFor: "mass-b", force: 0 })?.field).toBe("force");
  });
});

describe("orbit", () => {
  it("matches the space station: 7.67 km/s, 5,550 s (OpenStax, University Physics 1, section 13.4)", () => {
    const { orbitalSpeed, orbitalPeriod, orbitRadius, gravityThere } = out({ tool: "orbit" });
    expect(orbitalSpeed / 1000).toBeCloseTo(7.67, 2);
    expect(orbitalPeriod / 1000).toBeCloseTo(5.55, 2);
    expect(orbitRadius).toBe(6_778_136.6);
    expect(gravityThere).toBeCloseTo(orbitalSpeed ** 2 / orbitRadius, 10);
  });

  it("is geostationary at 35,786 km: its period is a sidereal day", () => {
    expect(out({ tool: "orbit", altitude: 35_786_000 }).orbitalPeriod).toBeCloseTo(86_164, -1);
  });

  it.each([
    ["earth", 11.186],
    ["moon", 2.38],
    ["mars", 5.03],
    ["sun", 617.6],
  ])("has the escape speed from the surface of %s in NASA’s fact sheets", (body, kilometersPerSecond) => {
    const { escapeSpeed, orbitalSpeed } = out({ tool: "orbit", body, altitude: 0 });
    expect(escapeSpeed / 1000 / kilometersPerSecond).toBeCloseTo(1, 2);
    expect(escapeSpeed / orbitalSpeed).toBeCloseTo(Math.SQRT2, 12);
  });

  it("takes a year at one astronomical unit from the Sun’s center", () => {
    const distance = 149_597_870_700;
    const { orbitalPeriod } = out({ tool: "orbit", body: "sun", altitude: distance - 695_700_000 });
    expect(orbitalPeriod / 86_400).toBeCloseTo(365.2569, 3);
  });

  it("goes around any body, even a point", () => {
    const point = { tool: "orbit", body: "custom", centralMass: 1e24, bodyRadius: 0, altitude: 1e7 };
    expect(out(point).orbitalSpeed).toBeCloseTo(Math.sqrt((6.6743e-11 * 1e24) / 1e7), 9);
    expect(out(point).bodyRadius).toBe(0);
    expect(out({ tool: "orbit" }).bodyRadius).toBe(6_378_136.6);
    for (const altitude of [-1, 0]) expect(problem({ ...point, altitude })?.field).toBe("altitude");
  });

  it("names the body", () => {
    expect(headlineOf(calculator, { tool: "orbit", body: "moon" }).before).toBe(
      "400,000\u00a0m above the Moon, one orbit takes",
    );
  });
});

describe("coulomb", () => {
  it("binds the hydrogen atom (OpenStax, University Physics 2, section 5.3: 8.25 × 10⁻⁸ N)", () => {
    expect(out({ tool: "coulomb" }).force / -1e-8).toBeCloseTo(8.25, 1);
  });

  it("gives 8.9875517862 × 10⁹ N (CODATA 2022) for one coulomb each at one meter", () => {
    const { force } = out({ tool: "coulomb", chargeA: 1, chargeB: 1, distance: 1 });
    expect(force / 1e9).toBeCloseTo(8.9875517862, 9);
    expect(
      out({ tool: "coulomb", chargeA: 1, chargeB: 1, distance: 1, relativePermittivity: 80 }).force * 80,
    ).toBeCloseTo(force, 3);
  });

  it("is solved for each of its variables, with the sign that the force requires", () => {
    const given = { tool: "coulomb", force: 2, chargeA: 3e-6, chargeB: 5e-6, distance: 0.4 };
    const { chargeB } = out({ ...given, solveFor: "charge-b" });
    expect(out({ ...given, chargeB }).force).toBeCloseTo(2, 12);
    expect(out({ ...given, force: -2, solveFor: "charge-b" }).chargeB).toBe(-chargeB);
    expect(out({ ...given, force: -2, chargeB: -chargeB, solveFor: "charge-a" }).chargeA).toBeCloseTo(3e-6, 15);
    expect(out({ ...given, chargeB, solveFor: "distance" }).distance).toBeCloseTo(0.4, 12);
  });

  it("finds no distance at which like charges attract, or at which there is no force", () => {
    const given = { tool: "coulomb", solveFor: "distance", chargeA: 1e-6, chargeB: 1e-6 };
    expect(problem({ ...given, force: -1 })).toEqual({
      field: "force",
      message: "Like charges repel: the force must be more than 0 N.",
    });
    expect(problem({ ...given, chargeB: -1e-6, force: 1 })?.message).toMatch(/^Unlike charges attract/);
    expect(problem({ ...given, force: 0 })?.field).toBe("force");
  });
});

it("offers to find what the acceleration on a slope depends on, which the mass is not", () => {
  const [first = ""] = solvable(inclinedPlane).inputs;
  const accelerationAt = (value: number) => outputsOf(inclinedPlane, { [first]: value }).acceleration;
  expect(accelerationAt(30)).not.toBe(accelerationAt(40));
});
