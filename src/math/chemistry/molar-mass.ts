/** Masses of formulas. */
import { atomicWeight, isotopeMass, weightUncertainty } from "../../data/chemistry/elements";
import { type Atom, atomLabel, type ChemicalFormula, inHillOrder } from "./formula";

/** Mass of an electron in u: CODATA 2022. */
const ELECTRON_MASS = 5.485799090441e-4;

interface Constituent {
  /** `C` or `[13C]`. */
  readonly element: string;
  readonly count: number;
  readonly atomicWeight: number;
  /** Mass in one mole of the compound, in g. */
  readonly mass: number;
  readonly massPercent: number;
  readonly atomPercent: number;
}

/** Molar mass in g/mol, ignoring the electrons of a charge. */
export function molarMass({ atoms }: Pick<ChemicalFormula, "atoms">): number {
  return atoms.reduce((sum, atom) => sum + atomicWeight(atom.symbol, atom.isotope) * atom.count.toNumber(), 0);
}

/** Uncertainty in g/mol, from the uncertainties of the atomic weights, assumed to be independent. */
export function molarMassUncertainty(atoms: readonly Atom[]): number {
  return Math.hypot(
    ...atoms.map(({ symbol, isotope, count }) => count.toNumber() * weightUncertainty(symbol, isotope)),
  );
}

/** Mass of the molecule made of the most abundant isotopes, in u. */
export function monoisotopicMass(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { symbol, isotope, count }) => sum + isotopeMass(symbol, isotope) * count.toNumber(), 0);
}

/** Mass-to-charge ratio of the ion, as shown by a mass spectrometer; null if there is no charge. */
export function massToCharge({ atoms, charge }: ChemicalFormula): number | null {
  return charge === 0 ? null : (monoisotopicMass(atoms) - charge * ELECTRON_MASS) / Math.abs(charge);
}

/** Total number of atoms in a formula. */
export function atomCount(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { count }) => sum + count.toNumber(), 0);
}

/** Percentages of the elements by mass and by atoms, in Hill order. */
export function composition(formula: ChemicalFormula): readonly Constituent[] {
  const total = molarMass(formula);
  const count = atomCount(formula.atoms);
  return inHillOrder(formula.atoms).map((atom) => {
    const weight = atomicWeight(atom.symbol, atom.isotope);
    const mass = weight * atom.count.toNumber();
    return {
      element: atomLabel(atom),
      count: atom.count.toNumber(),
      atomicWeight: weight,
      mass,
      massPercent: (100 * mass) / total,
      atomPercent: (100 * atom.count.toNumber()) / count,
    };
  });
}
