import { defineLaw } from "../../../../fieldsets/law";
import { formulaField, printedFormula, readMolarMass } from "../formula-field";
import { GRAMS, LITERS, MOLAR } from "../units";

export default defineLaw({
  inputs: { formula: formulaField("CH3CO2H") },
  variables: {
    soluteMass: { label: "Mass of solute", symbol: "m", quantity: GRAMS, default: 25.2, above: 0 },
    volume: { label: "Volume of solution", symbol: "V", quantity: LITERS, default: 0.5, above: 0 },
    molarity: { label: "Molarity", symbol: "c", quantity: MOLAR, above: 0, max: 1e12, default: 1 },
    purity: { label: "Purity", unit: "%", fold: "Purity", symbol: "w", default: 100, above: 0, max: 100 },
    molarMass: { label: "Molar mass", symbol: "M", unit: "g/mol", supplied: "" },
  },
  supply: ({ formula }) => ({ molarMass: readMolarMass(String(formula)) }),
  law: "c = m × w ÷ 100 ÷ M ÷ V",
  solveFor: {
    molarity: "m × w ÷ 100 ÷ M ÷ V",
    soluteMass: "c × V × M × 100 ÷ w",
    volume: "m × w ÷ 100 ÷ M ÷ c",
  },
  extras: { moles: { label: "Amount of solute", unit: "mol", formula: "m × w ÷ 100 ÷ M" } },
  sentence: (unknown, { of, inputs }) =>
    unknown === "molarity"
      ? [`${of("soluteMass")} of ${printedFormula(inputs.formula)} in ${of("volume")} of solution is`, ""]
      : unknown === "soluteMass"
        ? [`${of("volume")} of ${printedFormula(inputs.formula)} at ${of("molarity")} takes`, ""]
        : [`${of("soluteMass")} of ${printedFormula(inputs.formula)} makes`, `at ${of("molarity")}`],
});
