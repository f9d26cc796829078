import energy from "../../../../data/units/energy.json";
import length from "../../../../data/units/length.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import { defineLaw } from "../../../../fieldsets/law";
import { GRAVITY } from "../gravity";

export default defineLaw({
  variables: {
    energy: { label: "Potential energy", symbol: "E", quantity: { rows: energy, unit: "joule" }, min: 0 },
    mass: { label: "Mass", symbol: "m", quantity: { rows: mass, unit: "kilogram" }, default: 70, above: 0 },
    height: { label: "Height", symbol: "h", quantity: { rows: length, unit: "meter" }, default: 10, min: 0 },
    gravity: GRAVITY,
  },
  law: "E = m × g × h",
  solveFor: { energy: "m × g × h", mass: "E ÷ (g × h)", height: "E ÷ (m × g)", gravity: "E ÷ (m × h)" },
  extras: {
    impactSpeed: {
      label: "Speed after falling",
      quantity: { rows: speed, unit: "meter-per-second" },
      formula: "√(2 × g × h)",
    },
  },
  sentence: (unknown, { of }) =>
    unknown === "energy"
      ? [`Lifting ${of("mass")} by ${of("height")} stores`, ""]
      : unknown === "mass"
        ? [`${of("energy")} lifts`, `by ${of("height")}`]
        : unknown === "height"
          ? [`${of("energy")} lifts ${of("mass")} by`, ""]
          : [`${of("energy")} lifts ${of("mass")} by ${of("height")} in a gravity of`, ""],
  second: ({ write }, { impactSpeed }) =>
    impactSpeed === null ? undefined : `A fall from there ends at ${write("impactSpeed", impactSpeed)}`,
});
