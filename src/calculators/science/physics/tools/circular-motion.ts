import acceleration from "../../../../data/units/acceleration.json";
import force from "../../../../data/units/force.json";
import length from "../../../../data/units/length.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import { defineLaw } from "../../../../fieldsets/law";

/** OpenStax, University Physics 1, sections 4.4 and 6.3. */
export default defineLaw({
  variables: {
    acceleration: {
      label: "Centripetal acceleration",
      symbol: "a",
      quantity: { rows: acceleration, unit: "meter-per-second-squared" },
      min: 0,
    },
    speed: {
      label: "Speed",
      symbol: "v",
      quantity: { rows: speed, unit: "meter-per-second" },
      default: 25,
      min: 0,
    },
    radius: {
      label: "Radius",
      symbol: "r",
      quantity: { rows: length, unit: "meter" },
      default: 500,
      above: 0,
    },
    mass: {
      label: "Mass",
      symbol: "m",
      quantity: { rows: mass, unit: "kilogram" },
      default: 900,
      above: 0,
    },
  },
  constants: { π: { value: Math.PI } },
  law: "a = v² ÷ r",
  solveFor: { acceleration: "v² ÷ r", speed: "√(a × r)", radius: "v² ÷ a" },
  extras: {
    force: { label: "Centripetal force", quantity: { rows: force, unit: "newton" }, formula: "m × a" },
    period: { label: "Period", unit: "s", formula: "2 × π × r ÷ v" },
    angularSpeed: { label: "Angular speed", unit: "rad/s", formula: "v ÷ r" },
  },
  sentence: (unknown, { of }) =>
    unknown === "acceleration"
      ? [`At ${of("speed")} on a radius of ${of("radius")}, the acceleration toward the center is`, ""]
      : unknown === "speed"
        ? [`An acceleration of ${of("acceleration")} on a radius of ${of("radius")} takes a speed of`, ""]
        : [`At ${of("speed")}, an acceleration of ${of("acceleration")} takes a radius of`, ""],
  second: ({ write }, { force }) =>
    force === null ? undefined : `It takes a force of ${write("force", force)} toward the center`,
});
