import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import { defineLaw } from "../../../../fieldsets/law";

export default defineLaw({
  variables: {
    momentum: { label: "Momentum", symbol: "p", unit: "kg·m/s" },
    mass: {
      label: "Mass",
      symbol: "m",
      quantity: { rows: mass, unit: "kilogram" },
      default: 0.145,
      above: 0,
    },
    velocity: {
      label: "Velocity",
      symbol: "v",
      quantity: { rows: speed, unit: "meter-per-second" },
      default: 40,
    },
  },
  law: "p = m × v",
  solveFor: { momentum: "m × v", mass: "p ÷ v", velocity: "p ÷ m" },
  sentence: (unknown, { of }) =>
    unknown === "momentum"
      ? [`${of("mass")} at ${of("velocity")} has a momentum of`, ""]
      : unknown === "mass"
        ? [`At ${of("velocity")}, a momentum of ${of("momentum")} takes a mass of`, ""]
        : [`With a momentum of ${of("momentum")}, ${of("mass")} moves at`, ""],
});
