import force from "../../../../data/units/force.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import time from "../../../../data/units/time.json";
import { defineLaw } from "../../../../fieldsets/law";

export default defineLaw({
  variables: {
    impulse: { label: "Impulse", symbol: "J", unit: "N·s" },
    force: { label: "Average force", symbol: "F", quantity: { rows: force, unit: "newton" }, default: 3000 },
    time: { label: "Time", symbol: "t", quantity: { rows: time, unit: "second" }, default: 0.002, above: 0 },
    mass: {
      label: "Mass of the body",
      symbol: "m",
      quantity: { rows: mass, unit: "kilogram" },
      default: 0.145,
      min: 0,
      note: "0 if unknown",
    },
  },
  law: "J = F × t",
  solveFor: { impulse: "F × t", force: "J ÷ t", time: "J ÷ F" },
  extras: {
    velocityChange: {
      label: "Change of velocity",
      quantity: { rows: speed, unit: "meter-per-second" },
      formula: "J ÷ m",
    },
  },
  sentence: (unknown, { of }) =>
    unknown === "impulse"
      ? [`${of("force")} for ${of("time")} gives an impulse of`, ""]
      : unknown === "force"
        ? [`An impulse of ${of("impulse")} in ${of("time")} takes`, ""]
        : [`${of("force")} gives an impulse of ${of("impulse")} in`, ""],
  second: ({ values, write }, { velocityChange }) =>
    velocityChange === null || !values.mass
      ? undefined
      : `It changes the velocity by ${write("velocityChange", velocityChange)}`,
});
