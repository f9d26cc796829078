import energy from "../../../../data/units/energy.json";
import force from "../../../../data/units/force.json";
import length from "../../../../data/units/length.json";
import { defineLaw } from "../../../../fieldsets/law";

export default defineLaw({
  variables: {
    force: { label: "Force", symbol: "F", quantity: { rows: force, unit: "newton" }, default: 25 },
    springConstant: { label: "Spring constant", symbol: "k", unit: "N/m", default: 400, above: 0 },
    extension: {
      label: "Extension",
      symbol: "x",
      quantity: { rows: length, unit: "meter" },
      note: "Negative when the spring is compressed",
    },
  },
  law: "F = k × x",
  solveFor: { extension: "F ÷ k", force: "k × x", springConstant: "F ÷ x" },
  extras: {
    storedEnergy: { label: "Stored energy", quantity: { rows: energy, unit: "joule" }, formula: "k × x² ÷ 2" },
  },
  sentence: (unknown, { of, values: { extension = 0 } }) =>
    unknown === "extension"
      ? [`${of("force")} ${extension < 0 ? "changes the length of" : "stretches"} the spring by`, ""]
      : unknown === "force"
        ? [`An extension of ${of("extension")} takes a force of`, ""]
        : [`With an extension of ${of("extension")} at ${of("force")}, the spring constant is`, ""],
});
