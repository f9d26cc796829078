import acceleration from "../../../../data/units/acceleration.json";
import force from "../../../../data/units/force.json";
import mass from "../../../../data/units/mass.json";
import { defineLaw } from "../../../../fieldsets/law";

export default defineLaw({
  variables: {
    force: { label: "Force", symbol: "F", quantity: { rows: force, unit: "newton" } },
    mass: { label: "Mass", symbol: "m", quantity: { rows: mass, unit: "kilogram" }, default: 10, above: 0 },
    acceleration: {
      label: "Acceleration",
      symbol: "a",
      quantity: { rows: acceleration, unit: "meter-per-second-squared" },
      default: 2,
    },
  },
  law: "F = m × a",
  solveFor: { force: "m × a", mass: "F ÷ a", acceleration: "F ÷ m" },
  sentence: (unknown, { of }) =>
    unknown === "force"
      ? [`Accelerating ${of("mass")} at ${of("acceleration")} takes a force of`, ""]
      : unknown === "mass"
        ? [`A force of ${of("force")} accelerates`, `at ${of("acceleration")}`]
        : [`A force of ${of("force")} accelerates ${of("mass")} at`, ""],
});
