import { GRAVITATIONAL } from "../../../../data/physics/constants";
import force from "../../../../data/units/force.json";
import length from "../../../../data/units/length.json";
import mass from "../../../../data/units/mass.json";
import { defineLaw } from "../../../../fieldsets/law";

const KILOGRAMS = { rows: mass, unit: "kilogram" };

/** OpenStax, University Physics 1, section 13.1. */
export default defineLaw({
  variables: {
    force: { label: "Force", symbol: "F", quantity: { rows: force, unit: "newton" }, above: 0 },
    massA: { label: "Mass A", symbol: "m₁", quantity: KILOGRAMS, default: 5.97e24, above: 0 },
    massB: { label: "Mass B", symbol: "m₂", quantity: KILOGRAMS, default: 70, above: 0 },
    distance: {
      label: "Distance between centers",
      symbol: "r",
      quantity: { rows: length, unit: "meter" },
      default: 6.371e6,
      above: 0,
    },
  },
  constants: { G: { value: GRAVITATIONAL, unit: "m³/(kg·s²)" } },
  law: "F = G × m₁ × m₂ ÷ r²",
  solveFor: {
    force: "G × m₁ × m₂ ÷ r²",
    massA: "F × r² ÷ (G × m₂)",
    massB: "F × r² ÷ (G × m₁)",
    distance: "√(G × m₁ × m₂ ÷ F)",
  },
  sentence: (unknown, { of }) =>
    unknown === "force"
      ? [`${of("massA")} and ${of("massB")} attract each other with a force of`, ""]
      : unknown === "distance"
        ? [`They attract each other with ${of("force")} at a distance of`, ""]
        : [`To attract each other with ${of("force")}, mass ${unknown === "massA" ? "A" : "B"} must be`, ""],
});
