import pressure from "../../../../data/units/pressure.json";
import { defineLaw } from "../../../../fieldsets/law";
import { GAS_CONSTANT } from "../constants";
import { formulaField, printedFormula, readMolarMass } from "../formula-field";
import { TEMPERATURE } from "../temperatures";
import { LITERS, MOLES } from "../units";

/** OpenStax, Chemistry 2e, section 9.2. */
export default defineLaw({
  inputs: { formula: formulaField("CO2", "Gas") },
  variables: {
    pressure: {
      label: "Pressure",
      symbol: "p",
      quantity: { rows: pressure, unit: "kilopascal" },
      default: 101.325,
      above: 0,
    },
    volume: { label: "Volume", symbol: "V", quantity: LITERS, default: 5, above: 0 },
    amount: { label: "Amount", symbol: "n", quantity: MOLES, default: 0.2, above: 0 },
    temperature: TEMPERATURE,
    molarMass: { label: "Molar mass", symbol: "M", unit: "g/mol", supplied: "" },
  },
  supply: ({ formula }) => ({ molarMass: readMolarMass(String(formula)) }),
  constants: { R: { value: GAS_CONSTANT, unit: "kPa·L/(mol·K)" } },
  law: "p × V = n × R × T",
  solveFor: {
    amount: "p × V ÷ (R × T)",
    pressure: "n × R × T ÷ V",
    volume: "n × R × T ÷ p",
    temperature: "p × V ÷ (n × R)",
  },
  extras: {
    gasMass: { label: "Mass of the gas", unit: "g", formula: "n × M" },
    gasDensity: { label: "Density of the gas", unit: "g/L", formula: "n × M ÷ V" },
  },
  sentence: (unknown, { of, inputs }) =>
    unknown === "amount"
      ? [`${of("volume")} of ${printedFormula(inputs.formula)} at ${of("pressure")} and ${of("temperature")} is`, ""]
      : unknown === "pressure"
        ? [`${of("amount")} of ${printedFormula(inputs.formula)} in ${of("volume")} at ${of("temperature")} has`, ""]
        : unknown === "volume"
          ? [
              `${of("amount")} of ${printedFormula(inputs.formula)} at ${of("pressure")} and ${of("temperature")} fills`,
              "",
            ]
          : [`${of("amount")} of ${printedFormula(inputs.formula)} at ${of("pressure")} fills ${of("volume")} at`, ""],
});
