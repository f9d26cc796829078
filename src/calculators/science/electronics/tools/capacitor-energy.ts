import { defineLaw } from "../../../../fieldsets/law";
import { FARADS } from "../../../../fieldsets/units/farads";
import { JOULES } from "../../../../fieldsets/units/joules";
import { VOLTS } from "../../../../fieldsets/units/volts";

export default defineLaw({
  variables: {
    energy: { label: "Energy", symbol: "E", quantity: JOULES, default: 5, min: 0 },
    capacitance: {
      label: "Capacitance",
      symbol: "C",
      quantity: FARADS,
      default: 4700,
      exampleUnit: "microfarad",
      above: 0,
    },
    voltage: { label: "Voltage", symbol: "V", quantity: VOLTS, default: 50, min: 0 },
  },
  law: "E = C × V² ÷ 2",
  solveFor: { energy: "C × V² ÷ 2", capacitance: "2 × E ÷ V²", voltage: "√(2 × E ÷ C)" },
  extras: { charge: { label: "Charge", unit: "C", formula: "C × V" } },
  prefixes: true,
  sentence: (unknown, { of }) =>
    unknown === "energy"
      ? [`${of("capacitance")} at ${of("voltage")} stores`, ""]
      : unknown === "capacitance"
        ? [`To store ${of("energy")} at ${of("voltage")} takes`, ""]
        : [`To store ${of("energy")}, ${of("capacitance")} is charged to`, ""],
});
