import length from "../../../../data/units/length.json";
import speed from "../../../../data/units/speed.json";
import time from "../../../../data/units/time.json";
import { defineLaw } from "../../../../fieldsets/law";
import { GRAVITY } from "../gravity";

/** From rest, without air. */
export default defineLaw({
  variables: {
    height: { label: "Height", symbol: "h", quantity: { rows: length, unit: "meter" }, default: 20, min: 0 },
    time: {
      label: "Time",
      symbol: "t",
      quantity: { rows: time, unit: "second" },
      above: 0,
      foundAt: "limit",
    },
    velocity: {
      label: "Velocity on impact",
      symbol: "v",
      quantity: { rows: speed, unit: "meter-per-second" },
      min: 0,
    },
    gravity: {
      ...GRAVITY,
      note: "9.80665 m/s² is the standard on Earth",
    },
  },
  law: "h = g × t² ÷ 2 and v = g × t",
  known: {
    height: { label: "Height", find: { time: "√(2 × h ÷ g)", velocity: "√(2 × g × h)" } },
    time: { label: "Time", find: { height: "g × t² ÷ 2", velocity: "g × t" } },
    velocity: { label: "Velocity on impact", find: { height: "v² ÷ (2 × g)", time: "v ÷ g" } },
  },
  sentence: (unknown, { of, inputs }) =>
    unknown === "time"
      ? [`A fall from ${of("height")} takes`, `, and ends at ${of("velocity")}`]
      : inputs.known === "time"
        ? [`In ${of("time")} it falls`, `, and reaches ${of("velocity")}`]
        : [`To reach ${of("velocity")} it must fall`, `, which takes ${of("time")}`],
});
