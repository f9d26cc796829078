import type { Forms } from "../../../ask/form";

const WORLDS = {
  "moon, the moon": { body: "moon" },
  mars: { body: "mars" },
  earth: { body: "earth" },
  jupiter: { body: "jupiter" },
  venus: { body: "venus" },
  saturn: { body: "saturn" },
  mercury: { body: "mercury" },
};

export default [
  {
    about: ["kinetic energy"],
    takes: { mass: "mass/kilogram", velocity: "speed/meter-per-second" },
    words: { "object, body, mass, velocity, speed, moving": {} },
    set: { tool: "kinetic-energy", solveFor: "energy" },
  },
  {
    about: ["potential energy"],
    takes: { mass: "mass/kilogram", height: "length/meter: height, high<" },
    words: { "gravitational, object, body, mass, height, high": {} },
    set: { tool: "potential-energy", solveFor: "energy" },
  },
  {
    about: ["force"],
    takes: { mass: "mass/kilogram", acceleration: "acceleration/meter-per-second-squared" },
    words: { "object, body, mass, acceleration, accelerate, accelerating, needed": {} },
    set: { tool: "force", solveFor: "force" },
  },
  {
    about: ["momentum"],
    takes: { mass: "mass/kilogram", velocity: "speed/meter-per-second" },
    words: { "object, body, mass, velocity, speed, moving": {} },
    set: { tool: "momentum", solveFor: "momentum" },
  },
  {
    about: ["weight of|weight"],
    takes: { mass: "mass/kilogram" },
    words: {
      ...WORLDS,
      "object, body, mass, newtons, person": {},
    },
    needs: ["body"],
    set: { tool: "weight", solveFor: "weight" },
  },
  {
    about: ["free fall|falling|dropped from|fall from|fall"],
    takes: { height: "length/meter: height, from>, high<" },
    words: { "time, long, take, object, ball, stone, body, speed, height, high": {} },
    set: { tool: "free-fall", known: "height" },
  },
  {
    about: ["density"],
    takes: { mass: "mass/kilogram", volume: "volume/liter" },
    words: { "object, body, mass, volume": {} },
    set: { tool: "density", solveFor: "density" },
  },
] satisfies Forms;
