import angle from "../../../../data/units/angle.json";
import length from "../../../../data/units/length.json";
import time from "../../../../data/units/time.json";
import { defineLaw } from "../../../../fieldsets/law";
import { GRAVITY } from "../gravity";

/** Exact for every amplitude: Gauss’s arithmetic–geometric mean gives the elliptic integral of the period. */
export default defineLaw({
  variables: {
    period: { label: "Period", symbol: "T", quantity: { rows: time, unit: "second" }, above: 0 },
    length: { label: "Length", symbol: "L", quantity: { rows: length, unit: "meter" }, default: 1, above: 0 },
    amplitude: {
      label: "Amplitude",
      symbol: "θ",
      quantity: { rows: angle, unit: "degree" },
      default: 0,
      min: 0,
      below: 180,
      note: "The largest angle from the vertical; 0° for small swings",
    },
    gravity: GRAVITY,
  },
  constants: { π: { value: Math.PI } },
  law: "T = 2 × π × √(L ÷ g) ÷ agm(1, cos(θ ÷ 2))",
  solveFor: {
    period: "2 × π × √(L ÷ g) ÷ agm(1, cos(θ ÷ 2))",
    length: "g × (T × agm(1, cos(θ ÷ 2)) ÷ (2 × π))²",
    gravity: "L × (2 × π ÷ (T × agm(1, cos(θ ÷ 2))))²",
  },
  extras: {
    smallAnglePeriod: { label: "Period for small swings", unit: "s", formula: "2 × π × √(L ÷ g)" },
    frequency: { label: "Frequency", unit: "Hz", formula: "1 ÷ T" },
  },
  sentence: (unknown, { of }) =>
    unknown === "period"
      ? [`A pendulum of ${of("length")} swings back and forth once in`, ""]
      : unknown === "length"
        ? [`A period of ${of("period")} takes a length of`, ""]
        : [`For a period of ${of("period")} with a length of ${of("length")}, gravity must be`, ""],
});
