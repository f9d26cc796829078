/** Formulas as inputs, read with a sentence at their field where they cannot be. */
import { InputError } from "../../../core/calculator";
import { type Field, text } from "../../../core/fields";
import { type ChemicalFormula, FormulaError, parseChemicalFormula } from "../../../math/chemistry/formula";
import { molarMass } from "../../../math/chemistry/molar-mass";

/** The input of a formula. */
export function formulaField(formula: string, label = "Formula"): Field<string> {
  return text({ label, default: formula, maxLength: 200, note: "e.g. H2SO4, CuSO4·5H2O, NH4^+" });
}

/** @throws InputError at the field `key` */
export function readFormula(formula: string, key = "formula"): ChemicalFormula {
  return atField(key, () => parseChemicalFormula(formula));
}

/** In g/mol. @throws InputError for a formula without atoms, too */
export function readMolarMass(formula: string, key = "formula"): number {
  const parsed = readFormula(formula, key);
  if (parsed.isElectron) throw new InputError(key, "Enter a formula with atoms in it, e.g. H2SO4.");
  return molarMass(parsed);
}

/** What cannot be read becomes the sentence of an input. */
export function atField<T>(key: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormulaError) throw new InputError(key, error.message);
    throw error;
  }
}
