/** Chemical formulas as inputs: their field, and readers that report errors at it. */
import { InputError, type Notice, notice } from "../../../core/calculator";
import { type Field, text } from "../../../core/fields";
import { type ChemicalFormula, FormulaError, parseChemicalFormula } from "../../../math/chemistry/formula";
import { molarMass } from "../../../math/chemistry/molar-mass";
import type { PointRole } from "../../../math/chemistry/points";
import { typedFormula } from "../../../math/chemistry/typed";
import { typesetFormula } from "../../../math/chemistry/typeset";

/** Input field for a formula. */
export function formulaField(formula: string, label = "Formula"): Field<string> {
  return text(label, { default: formula, max: 200, note: "Such as H2SO4, CuSO4·5H2O or NH4^+" });
}

/** @throws InputError at the field `key` */
export function readFormula(formula: string, key = "formula"): ChemicalFormula {
  return atField(key, () => parseChemicalFormula(typedFormula(formula).text));
}

/** A formula as it is printed: CO₂ for what was typed as CO2. */
export function printedFormula(formula: unknown): string {
  return typesetFormula(typedFormula(String(formula)).text);
}

/** How points were read that could have been both decimal points and joints. Null if there are none. */
export function pointsNotice(points: PointRole | null): Notice | null {
  if (points === null) return null;
  return notice(
    "points-read",
    points === "decimal"
      ? "The points are read as decimal points. To join parts of a formula, write · instead: CuSO4·5H2O."
      : "The point is read as a joint, as in CuSO4·5H2O, not as a decimal point.",
  );
}

/** Molar mass in g/mol. @throws InputError, also if the formula has no atoms */
export function readMolarMass(formula: string, key = "formula"): number {
  const parsed = readFormula(formula, key);
  if (parsed.isElectron) throw new InputError(key, "Enter a formula with atoms in it, e.g. H2SO4.");
  return molarMass(parsed);
}

/** Runs `read` and turns a FormulaError into an InputError at the field `key`. */
export function atField<T>(key: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormulaError) throw new InputError(key, error.message);
    throw error;
  }
}
