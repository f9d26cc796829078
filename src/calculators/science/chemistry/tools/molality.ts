import { fold } from "../../../../core/fields";
import { defineLaw } from "../../../../fieldsets/law";
import { formulaField, printedFormula, readMolarMass } from "../formula-field";
import { temperatures } from "../temperatures";
import { GRAMS } from "../units";

const CELSIUS = { rows: temperatures, unit: "celsius" };

/** OpenStax, Chemistry 2e, section 11.4. */
export default defineLaw({
  inputs: {
    formula: formulaField("NaCl", "Solute"),
    ...fold("The solvent", { solventFormula: formulaField("H2O", "Solvent") }),
  },
  variables: {
    soluteMass: { label: "Mass of solute", symbol: "m", quantity: GRAMS, default: 25, above: 0 },
    solventMass: {
      label: "Mass of solvent",
      symbol: "mₛ",
      quantity: GRAMS,
      default: 500,
      above: 0,
    },
    vantHoffFactor: { label: "Van ’t Hoff factor", symbol: "i", default: 2, above: 0, max: 100 },
    kf: {
      label: "Cryoscopic constant",
      fold: "The solvent",
      symbol: "Kf",
      unit: "°C·kg/mol",
      default: 1.86,
      min: 0,
      max: 1000,
    },
    kb: {
      label: "Ebullioscopic constant",
      fold: "The solvent",
      symbol: "Kb",
      unit: "°C·kg/mol",
      default: 0.512,
      min: 0,
      max: 1000,
    },
    solventFreezing: {
      label: "Freezing point of the solvent",
      fold: "The solvent",
      symbol: "Tf",
      quantity: CELSIUS,
      default: 0,
      min: -273.15,
    },
    solventBoiling: {
      label: "Boiling point of the solvent",
      fold: "The solvent",
      symbol: "Tb",
      quantity: CELSIUS,
      default: 100,
      min: -273.15,
    },
    molarMass: { label: "Molar mass of the solute", symbol: "M", unit: "g/mol", supplied: "" },
    solventMolarMass: { label: "Molar mass of the solvent", symbol: "Mₛ", unit: "g/mol", supplied: "" },
    molality: { label: "Molality", symbol: "b", unit: "mol/kg" },
    moleFraction: { label: "Mole fraction", symbol: "x" },
    freezingPoint: { label: "Freezing point", symbol: "T₁", quantity: CELSIUS, min: -273.15 },
    boilingPoint: { label: "Boiling point", symbol: "T₂", quantity: CELSIUS },
  },
  supply: ({ formula, solventFormula }) => ({
    molarMass: readMolarMass(String(formula)),
    solventMolarMass: readMolarMass(String(solventFormula), "solventFormula"),
  }),
  law: "b = 1000 × m ÷ M ÷ mₛ",
  known: {
    masses: {
      label: "Masses",
      find: {
        molality: "1000 × m ÷ M ÷ mₛ",
        moleFraction: "m ÷ M ÷ (m ÷ M + mₛ ÷ Mₛ)",
        freezingPoint: "Tf − i × Kf × b",
        boilingPoint: "Tb + i × Kb × b",
      },
    },
  },
  sentence: (_, { of, inputs }) => [
    `${of("soluteMass")} of ${printedFormula(inputs.formula)} in ${of("solventMass")} of ${printedFormula(inputs.solventFormula)} is`,
    `and freezes at ${of("freezingPoint")}`,
  ],
});
