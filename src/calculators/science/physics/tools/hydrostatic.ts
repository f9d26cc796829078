import density from "../../../../data/units/density.json";
import length from "../../../../data/units/length.json";
import pressure from "../../../../data/units/pressure.json";
import { defineLaw } from "../../../../fieldsets/law";
import { GRAVITY } from "../gravity";

export default defineLaw({
  variables: {
    pressure: {
      label: "Pressure of the liquid",
      symbol: "p",
      quantity: { rows: pressure, unit: "pascal" },
      min: 0,
      note: "Gauge pressure: not counting the air above",
    },
    depth: { label: "Depth", symbol: "h", quantity: { rows: length, unit: "meter" }, default: 10, above: 0 },
    density: {
      label: "Density of the liquid",
      symbol: "ρ",
      quantity: { rows: density, unit: "kilogram-per-cubic-meter" },
      default: 1025,
      above: 0,
      note: "Seawater 1,025 kg/m³, fresh water 1,000 kg/m³",
    },
    gravity: GRAVITY,
    atmosphericPressure: {
      label: "Air pressure",
      symbol: "p₀",
      quantity: { rows: pressure, unit: "pascal" },
      default: 101325,
      min: 0,
      note: "101,325 Pa is the standard atmosphere",
    },
  },
  law: "p = ρ × g × h",
  solveFor: {
    pressure: "ρ × g × h",
    depth: "p ÷ (ρ × g)",
    density: "p ÷ (g × h)",
    gravity: "p ÷ (ρ × h)",
  },
  extras: { absolutePressure: { label: "Absolute pressure", unit: "Pa", formula: "p + p₀" } },
  sentence: (unknown, { of }) =>
    unknown === "pressure"
      ? [`At a depth of ${of("depth")}, the gauge pressure is`, ""]
      : unknown === "depth"
        ? [`The gauge pressure is ${of("pressure")} at a depth of`, ""]
        : unknown === "density"
          ? [`${of("pressure")} at a depth of ${of("depth")} takes a density of`, ""]
          : [`${of("pressure")} at a depth of ${of("depth")} takes a gravity of`, ""],
  second: ({ write }, { absolutePressure }) =>
    absolutePressure === null ? undefined : `${write("pressure", absolutePressure)} including the air pressure above`,
});
