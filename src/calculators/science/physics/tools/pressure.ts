import area from "../../../../data/units/area.json";
import force from "../../../../data/units/force.json";
import pressure from "../../../../data/units/pressure.json";
import { defineLaw } from "../../../../fieldsets/law";

export default defineLaw({
  variables: {
    pressure: { label: "Pressure", symbol: "p", quantity: { rows: pressure, unit: "pascal" } },
    force: { label: "Force", symbol: "F", quantity: { rows: force, unit: "newton" }, default: 500 },
    area: {
      label: "Area",
      symbol: "A",
      quantity: { rows: area, unit: "square-meter" },
      default: 0.02,
      above: 0,
    },
  },
  law: "p = F ÷ A",
  solveFor: { pressure: "F ÷ A", force: "p × A", area: "F ÷ p" },
  sentence: (unknown, { of }) =>
    unknown === "pressure"
      ? [`${of("force")} on ${of("area")} is a pressure of`, ""]
      : unknown === "force"
        ? [`${of("pressure")} on ${of("area")} is a force of`, ""]
        : [`${of("force")} gives ${of("pressure")} on`, ""],
});
