import { describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { BODIES } from "../../../data/physics/bodies";
import physics from "./calculator";

const ask = (tool: string, inputs: object = {}) => outputsOf(physics, { tool, ...inputs });
const problems = (tool: string, inputs: object) => problemsOf(physics, { tool, ...inputs });

describe("agrees with published examples", () => {
  const EARTH = { gravity: 9.8 };
  it.each([
    // OpenStax, University Physics 1 and College Physics; what else these books print is in published.ts.
    [
      "collision",
      { massA: 0.5, massB: 3.5, velocityA: 4, velocityB: 0 },
      { velocityAfterA: -3, velocityAfterB: 1, energyLost: 0, momentumTotal: 2 },
      12,
    ],
    ["hydrostatic", { density: 1000, depth: 40, ...EARTH }, { pressure: 3.92e5 }, 6],
    [
      "buoyancy",
      { objectMass: 60, objectVolume: 60 / 970 },
      { submergedFraction: 0.97, apparentWeight: 0, floats: true },
      12,
    ],
    ["spring-oscillator", { mass: 900, springConstant: 6.53e4 }, { frequency: 1.3557 }, 3],
  ] as const)("%s %j", (tool, inputs, expected, digits) => {
    const outputs = ask(tool, inputs);
    for (const [key, value] of Object.entries(expected))
      if (typeof value === "number") expect(outputs[key], key).toBeCloseTo(value, digits);
      else expect(outputs[key], key).toBe(value);
  });
});

describe("kinematics", () => {
  const throwUp = { initialVelocity: 20, acceleration: -10, displacement: 15 };
  // One motion, given in all ten ways: from 3 m/s, accelerating at 2 m/s² for 4 s.
  const motion = { initialVelocity: 3, finalVelocity: 11, acceleration: 2, time: 4, displacement: 28 };
  const KEYS = {
    u: "initialVelocity",
    v: "finalVelocity",
    a: "acceleration",
    t: "time",
    s: "displacement",
  } as const;
  const SETS = ["u-v-a", "u-v-t", "u-v-s", "u-a-t", "u-a-s", "u-t-s", "v-a-t", "v-a-s", "v-t-s", "a-t-s"];

  it.each(SETS)("finds the same motion from %s", (known) => {
    const given = known.split("-").map((letter) => KEYS[letter as keyof typeof KEYS]);
    const outputs = ask("kinematics", {
      known,
      ...Object.fromEntries(given.map((key) => [key, motion[key]])),
    });
    for (const [key, value] of Object.entries(motion)) expect(outputs[key], key).toBeCloseTo(value, 12);
  });

  it("finds both times, the earlier one first", () => {
    expect(ask("kinematics", { known: "u-a-s", ...throwUp })).toMatchObject({
      time: 1,
      finalVelocity: 10,
      altTime: 3,
      altFinalVelocity: -10,
      altInitialVelocity: null,
      noticeCodes: "two-times",
    });
    // It ends 15 m below the start at 10 m/s; the other time is negative and does not count.
    expect(ask("kinematics", { known: "v-a-s", finalVelocity: 10, acceleration: 10, displacement: -15 })).toMatchObject(
      { time: 3, initialVelocity: -20, altTime: null },
    );
    expect(ask("kinematics", { known: "v-a-s", finalVelocity: 20, acceleration: 10, displacement: 15 })).toMatchObject({
      time: 1,
      initialVelocity: 10,
      altTime: 3,
      altInitialVelocity: -10,
      altFinalVelocity: null,
    });
    expect(ask("kinematics")).toMatchObject({ altTime: null, noticeCodes: null });
  });

  it("moves at constant speed without acceleration", () => {
    expect(ask("kinematics", { known: "u-a-s", initialVelocity: 5, acceleration: 0, displacement: 20 })).toMatchObject({
      time: 4,
      finalVelocity: 5,
      altTime: null,
    });
  });

  it.each([
    [
      { known: "u-a-s", initialVelocity: 10, acceleration: -2, displacement: 50 },
      "displacement",
      "With this acceleration the body turns around before reaching 50 m.",
    ],
    [
      {
        known: "u-a-s",
        initialVelocity: 10,
        acceleration: -2,
        displacement: 500,
        displacementUnit: "foot",
      },
      "displacement",
      "With this acceleration the body turns around before reaching 500 ft.",
    ],
    [
      { known: "u-a-s", initialVelocity: 10, acceleration: 2, displacement: -9 },
      "initialVelocity",
      "These values would need a negative time.",
    ],
    [
      { known: "u-v-a", initialVelocity: 10, finalVelocity: 5, acceleration: 1 },
      "initialVelocity",
      "These values would need a negative time.",
    ],
    [
      { known: "v-a-s", finalVelocity: 5, acceleration: 2, displacement: 50 },
      "displacement",
      "With this acceleration no initial velocity leads to this final velocity after 50 m.",
    ],
    [
      { known: "u-a-s", initialVelocity: 0, acceleration: 0, displacement: 5 },
      "displacement",
      "Without velocity and acceleration the body stays where it is.",
    ],
    [
      { known: "u-v-a", initialVelocity: 3, finalVelocity: 5, acceleration: 0 },
      "acceleration",
      "Without acceleration the velocity cannot change.",
    ],
    [
      { known: "u-v-s", initialVelocity: 3, finalVelocity: -3, displacement: 5 },
      "displacement",
      "With opposite velocities of the same magnitude the body is back where it started: the displacement would be 0.",
    ],
    [{ time: 0 }, "time", "Time must be more than 0 s."],
  ])("explains what is impossible: %j", (inputs, field, message) => {
    expect(problems("kinematics", inputs)).toEqual([
      { field, message: message.replace(/(?<=\d) (?=m\.|ft)/, "\u00a0") },
    ]);
  });

  it("gives the second time in the unit of the first", () => {
    const { notices } = ask("kinematics", { known: "u-a-s", ...throwUp, timeUnit: "millisecond" });
    expect(notices[0].message).toBe("The body is there twice: the second time is after 3,000\u00a0ms.");
  });

  it("gives the whole answer in a sentence", () => {
    expect(headlineOf(physics, { tool: "kinematics" })).toMatchObject({
      before: "After 40\u00a0s it moves at",
      figure: "10\u00a0m/s",
      after: ", 1,600\u00a0m from the start",
    });
  });
});

describe("limits of the laws", () => {
  it("friction holds the body up to the angle of rest", () => {
    const rest = { mass: 10, angle: 30, gravity: 10 };
    expect(ask("inclined-plane", { ...rest, frictionCoefficient: Math.tan(Math.PI / 6) })).toMatchObject({
      slides: false,
      acceleration: 0,
      gravityAlong: 50,
    });
    expect(ask("inclined-plane", { ...rest, frictionCoefficient: 0 })).toMatchObject({
      slides: true,
      acceleration: 5,
      frictionForce: 0,
    });
    expect(ask("inclined-plane", { ...rest, frictionCoefficient: 2 }).frictionForce).toBeCloseTo(50, 12);
    // Nothing slides on level ground, and everything slides on a wall.
    expect(ask("inclined-plane", { angle: 0, frictionCoefficient: 0 }).slides).toBe(false);
    expect(ask("inclined-plane", { angle: 90, frictionCoefficient: 1e9 }).slides).toBe(true);
  });

  it("a body floats in a fluid as dense as itself", () => {
    const one = { objectMass: 0.7, objectVolume: 0.1, fluidDensity: 7, gravity: 10 };
    expect(ask("buoyancy", one)).toMatchObject({ floats: true, apparentWeight: 0 });
    expect(ask("buoyancy", one).submergedFraction).toBeCloseTo(1, 12);
    const heavy = ask("buoyancy", { ...one, objectMass: 1 });
    expect(heavy).toMatchObject({ floats: false, submergedFraction: 1, objectDensity: 10 });
    expect(heavy.apparentWeight).toBeCloseTo(3, 12);
    expect(heavy.buoyantForce).toBeCloseTo(7, 12);
    expect(headlineOf(physics, { tool: "buoyancy", ...one, objectMass: 1 }).before).toMatch(/^It sinks/);
  });

  it("a collision conserves momentum, and its energy balance adds up", () => {
    const given = { massA: 2, massB: 3, velocityA: 5, velocityB: -1, restitution: 0.4 };
    const { velocityAfterA: a, velocityAfterB: b, energyLost, momentumTotal } = ask("collision", given);
    expect(2 * a + 3 * b).toBeCloseTo(7, 12);
    expect(momentumTotal).toBe(7);
    expect(b - a).toBeCloseTo(0.4 * 6, 12);
    expect(energyLost).toBeCloseTo((2 * 25 + 3 * 1 - 2 * a * a - 3 * b * b) / 2, 12);
    expect(ask("collision", { ...given, restitution: 0 })).toMatchObject({
      velocityAfterA: 1.4,
      velocityAfterB: 1.4,
    });
    expect(ask("collision", { ...given, velocityA: -2 }).noticeCodes).toBe("no-collision");
  });

  it("a pendulum of any amplitude matches K(sin θ/2) of Abramowitz and Stegun, table 17.1", () => {
    const share = (amplitude: number) => {
      const { period, smallAnglePeriod } = ask("pendulum", { amplitude });
      return period / smallAnglePeriod;
    };
    expect(share(0)).toBe(1);
    expect(share(60)).toBeCloseTo((2 * 1.6857503548126) / Math.PI, 12);
    expect(share(90)).toBeCloseTo((2 * 1.85407467730137) / Math.PI, 12);
    const { length } = ask("pendulum", { solveFor: "length", amplitude: 90, period: 2 });
    expect(ask("pendulum", { amplitude: 90, length }).period).toBeCloseTo(2, 12);
    expect(problems("pendulum", { amplitude: 180 })[0]?.field).toBe("amplitude");
  });

  it("an unknown mass leaves the change of velocity null", () => {
    expect(ask("impulse").velocityChange).toBeCloseTo(6 / 0.145, 12);
    expect(ask("impulse", { mass: 0 }).velocityChange).toBeNull();
  });

  it("a fall from height 0 takes no time", () => {
    expect(ask("free-fall", { height: 0 })).toMatchObject({ time: 0, velocity: 0 });
    const { height, time } = ask("free-fall", { known: "velocity", velocity: 20, gravity: 10 });
    expect([height, time]).toEqual([20, 2]);
  });

  it("angles of work and torque are exact at the ends of their range", () => {
    expect(ask("work", { solveFor: "angle", work: 1200 }).angle).toBe(0);
    expect(ask("work", { solveFor: "angle", force: 0.1, distance: 3, work: 0.3 }).angle).toBe(0);
    expect(ask("work", { solveFor: "angle", force: 0.1, distance: 3, work: -0.3 }).angle).toBe(180);
    expect(ask("torque").torque).toBe(15);
    expect(ask("torque", { solveFor: "angle", torque: 7.5 })).toMatchObject({ noticeCodes: "two-angles" });
    expect(ask("torque", { solveFor: "angle", torque: 15 })).toMatchObject({ angle: 90, noticeCodes: null });
  });

  it("energies, powers and pressures are solved for other variables", () => {
    expect(ask("kinetic-energy", { solveFor: "velocity", energy: 300_000 }).velocity).toBe(20);
    expect(ask("kinetic-energy", { solveFor: "mass", energy: 300_000 }).mass).toBe(1500);
    expect(ask("potential-energy", { height: 20, gravity: 10 }).impactSpeed).toBe(20);
    expect(ask("power", { solveFor: "time", power: 60 }).time).toBe(60);
    expect(ask("pressure", { solveFor: "area", pressure: 25_000 }).area).toBe(0.02);
    expect(ask("hydrostatic").absolutePressure).toBeCloseTo(1025 * 9.80665 * 10 + 101_325, 6);
    expect(ask("hooke")).toMatchObject({ extension: 0.0625, storedEnergy: 0.78125 });
  });

  it.each([
    ["force", { mass: 0 }, "mass", "Mass must be more than 0 kg."],
    ["work", { solveFor: "angle", work: 1201 }, "work", "Work cannot be more than force × distance (1,200 J)."],
    [
      "work",
      { solveFor: "force", work: 5, angle: 90 },
      "angle",
      "A force at a right angle to the motion does no work.",
    ],
    ["torque", { solveFor: "angle", torque: 16 }, "torque", "Torque cannot be more than force × distance (15 N·m)."],
    ["projectile", { height: -1 }, "height", "Height must be 0 m or more."],
    ["momentum", { solveFor: "mass", momentum: -5 }, "momentum", "These values would need a negative mass."],
  ])("%s rejects %j", (tool, inputs, field, message) => {
    const found = problems(tool, inputs).map((problem) => ({
      ...problem,
      message: problem.message.replaceAll("\u00a0", " "),
    }));
    expect(found).toEqual([{ field, message }]);
  });
});

describe("work at an angle", () => {
  it("is said with the angle", () => {
    const given = { tool: "work", force: 200, distance: 10, angle: 35 };
    // 200 × 10 × cos 35° = 1,638.304
    expect(headlineOf(physics, given)).toMatchObject({
      before: "200\u00a0N at 35° over 10\u00a0m does",
      figure: "1,638.304\u00a0J",
    });
    expect(headlineOf(physics, { ...given, angle: 0 }).before).toBe("200\u00a0N over 10\u00a0m does");
  });
});

describe("weight elsewhere", () => {
  it("is in the units that were chosen, in the sentence and in the table", () => {
    const given = { tool: "weight", body: "moon", mass: 180, massUnit: "pound", weightUnit: "pound-force" };
    // 180 lb × 1.62 ÷ 9.80665
    expect(headlineOf(physics, given as never).second).toBe("A scale made for Earth reads 29.73492\u00a0lb");
    const { weight, scaleMassKg } = physics.tools?.weight?.outputs.weightTable.columns ?? {};
    const format = new Format();
    const inputs = { massUnit: "pound", weightUnit: "pound-force" };
    expect(format.value(scaleMassKg, 0.45359237, inputs)).toBe("1\u00a0lb");
    expect(format.value(weight, 4.4482216152605, inputs)).toBe("1\u00a0lbf");
  });
});

describe("weight", () => {
  it("differs by body, with the reading of a scale made for Earth", () => {
    const { weight, gravity, weightTable } = ask("weight", { body: "moon" });
    expect([weight, gravity]).toEqual([70 * 1.62, 1.62]);
    expect(weightTable).toHaveLength(11);
    expect(weightTable[3]).toMatchObject({ body: "earth", scaleMassKg: 70 });
    expect(weightTable[4].scaleMassKg).toBeCloseTo(11.5636, 4);
    expect(ask("weight", { body: "custom", gravity: 2 }).weight).toBe(140);
    expect(ask("weight", { solveFor: "mass", body: "mars", weight: 371 }).mass).toBeCloseTo(100, 12);
  });

  it("uses gravities consistent with radius and GM", () => {
    // At the equator without rotation; flattening shifts it slightly from GM ÷ r².
    for (const { id, gm, radius, gravity } of BODIES)
      expect((gm / radius ** 2) * 1000, id).toBeCloseTo(gravity, gravity > 100 ? 0 : id === "uranus" ? 0 : 1);
  });
});

describe("density", () => {
  it("names substances of about the same density", () => {
    expect(headlineOf(physics, { tool: "density" }).second).toBe("About as dense as aluminum or granite");
    expect(headlineOf(physics, { tool: "density", mass: 5 }).second).toBeUndefined();
    expect(ask("density").materials).toContainEqual({ material: "Mercury", density: 13_600 });
  });
});

describe("projectile", () => {
  it("matches the formulas without air", () => {
    const outputs = ask("projectile", { height: 0, gravity: 10, speed: 20, angle: 30 });
    expect(outputs.timeOfFlight).toBeCloseTo(2, 12);
    expect(outputs.range).toBeCloseTo(40 * Math.cos(Math.PI / 6), 12);
    expect(outputs.maxHeight).toBeCloseTo(5, 12);
    expect(outputs.timeToPeak).toBeCloseTo(1, 12);
    expect(outputs.impactSpeed).toBeCloseTo(20, 12);
    expect(outputs.impactAngle).toBeCloseTo(30, 12);
    expect(outputs.trajectory).toHaveLength(101);
    expect(outputs.trajectory.at(-1).y).toBe(0);
    expect(outputs.trajectory[50].y).toBeCloseTo(5, 12);
  });

  it("flies shorter and lands steeper in air", () => {
    const free = ask("projectile");
    const air = ask("projectile", { dragModel: "quadratic" });
    expect(air.rangeNoDrag).toBe(free.range);
    expect(air.range).toBeLessThan(free.range);
    expect(air.impactAngle).toBeGreaterThan(free.impactAngle);
    expect(ask("projectile", { dragModel: "quadratic", dragCoefficient: 0 }).range).toBe(free.range);
    expect(headlineOf(physics, { tool: "projectile", dragModel: "quadratic" }).second).toMatch(/ without air$/);
  });

  it("gives the answer in the unit of the height", () => {
    const { range, answer } = ask("projectile", { height: 6, heightUnit: "foot" });
    expect(answer).toBeCloseTo(range / 0.3048, 9);
  });

  it("finds the angles for a target range", () => {
    const range = (900 / 9.81) * Math.sin(Math.PI / 3);
    const { flatAngle, steepAngle, noticeCodes } = ask("projectile", { height: 0, wantedRange: range });
    expect([flatAngle, steepAngle]).toEqual([expect.closeTo(30, 6), expect.closeTo(60, 6)]);
    expect(noticeCodes).toBe("angles");
    const told = (feet: number) =>
      ask("projectile", { height: 0, wantedRange: feet, wantedRangeUnit: "foot" }).notices[0].message;
    expect(told(range / 0.3048)).toMatch(/^To land 260\.\d+\sft away, launch it at 30° or 60°\.$/);
    // 30² ÷ 9.81 = 91.743 m = 300.99 ft
    expect(told(1000)).toMatch(
      /^At this speed no angle reaches 1,000\sft\. The longest range is 300\.99\d*\sft, at 45\.00°\.$/,
    );
    expect(ask("projectile", { wantedRange: 1000 })).toMatchObject({
      flatAngle: null,
      steepAngle: null,
      noticeCodes: "out-of-range",
    });
  });

  it("reports a flight that cannot be followed to its end", () => {
    expect(problems("projectile", { speed: 1e200, dragModel: "quadratic" })[0]?.message).toMatch(/followed/);
  });
});
