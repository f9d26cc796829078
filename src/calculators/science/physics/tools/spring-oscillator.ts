import mass from "../../../../data/units/mass.json";
import time from "../../../../data/units/time.json";
import { defineLaw } from "../../../../fieldsets/law";

export default defineLaw({
  variables: {
    period: { label: "Period", symbol: "T", quantity: { rows: time, unit: "second" }, above: 0 },
    mass: { label: "Mass", symbol: "m", quantity: { rows: mass, unit: "kilogram" }, default: 0.3, above: 0 },
    springConstant: { label: "Spring constant", symbol: "k", unit: "N/m", default: 50, above: 0 },
  },
  constants: { π: { value: Math.PI } },
  law: "T = 2 × π × √(m ÷ k)",
  solveFor: {
    period: "2 × π × √(m ÷ k)",
    mass: "k × (T ÷ (2 × π))²",
    springConstant: "m × (2 × π ÷ T)²",
  },
  extras: {
    frequency: { label: "Frequency", unit: "Hz", formula: "1 ÷ T" },
    angularFrequency: { label: "Angular frequency", unit: "rad/s", formula: "2 × π ÷ T" },
  },
  sentence: (unknown, { of }) =>
    unknown === "period"
      ? [`${of("mass")} on the spring oscillates once in`, ""]
      : unknown === "mass"
        ? [`On this spring, a period of ${of("period")} takes a mass of`, ""]
        : [`For ${of("mass")} to have a period of ${of("period")}, the spring constant must be`, ""],
  second: ({ format }, { frequency }) =>
    frequency === null ? undefined : `${format.significant(frequency)} oscillations per second`,
});
