import energy from "../../../../data/units/energy.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import { defineLaw } from "../../../../fieldsets/law";

export default defineLaw({
  variables: {
    energy: { label: "Kinetic energy", symbol: "E", quantity: { rows: energy, unit: "joule" }, min: 0 },
    mass: { label: "Mass", symbol: "m", quantity: { rows: mass, unit: "kilogram" }, default: 1500, above: 0 },
    velocity: {
      label: "Velocity",
      symbol: "v",
      quantity: { rows: speed, unit: "meter-per-second" },
      default: 20,
    },
  },
  law: "E = m × v² ÷ 2",
  solveFor: { energy: "m × v² ÷ 2", mass: "2 × E ÷ v²", velocity: "√(2 × E ÷ m)" },
  extras: { momentum: { label: "Momentum", unit: "kg·m/s", formula: "m × v" } },
  sentence: (unknown, { of }) =>
    unknown === "energy"
      ? [`${of("mass")} at ${of("velocity")} has a kinetic energy of`, ""]
      : unknown === "mass"
        ? [`At ${of("velocity")}, a kinetic energy of ${of("energy")} takes a mass of`, ""]
        : [`With a kinetic energy of ${of("energy")}, ${of("mass")} moves at`, ""],
});
