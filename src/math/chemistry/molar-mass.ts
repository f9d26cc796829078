/** What formulas weigh. */
import { atomicWeight, isotopeMass, weightUncertainty } from "../../data/chemistry/elements";
import { type Atom, atomLabel, type ChemicalFormula, inHillOrder } from "./formula";

/** The mass of an electron in u: CODATA 2022. */
const ELECTRON_MASS = 5.485799090441e-4;

interface Constituent {
  /** `C`, `[13C]` */
  readonly element: string;
  readonly count: number;
  readonly atomicWeight: number;
  /** In one mole, in g. */
  readonly mass: number;
  readonly massPercent: number;
  readonly atomPercent: number;
}

/** In g/mol; the electrons of a charge are left out. */
export function molarMass({ atoms }: Pick<ChemicalFormula, "atoms">): number {
  return atoms.reduce(
    (sum, atom) => sum + atomicWeight(atom.symbol, atom.isotope) * atom.count.toNumber(),
    0,
  );
}

/** From the uncertainties of the atomic weights, which are taken to be independent, in g/mol. */
export function molarMassUncertainty(atoms: readonly Atom[]): number {
  return Math.hypot(
    ...atoms.map(({ symbol, isotope, count }) => count.toNumber() * weightUncertainty(symbol, isotope)),
  );
}

/** Of the molecule of the most abundant isotopes, in u. */
export function monoisotopicMass(atoms: readonly Atom[]): number {
  return atoms.reduce(
    (sum, { symbol, isotope, count }) => sum + isotopeMass(symbol, isotope) * count.toNumber(),
    0,
  );
}

/** Mass of the ion over its charge, as a mass spectrometer shows it; null for what has no charge. */
export function massToCharge({ atoms, charge }: ChemicalFormula): number | null {
  return charge === 0 ? null : (monoisotopicMass(atoms) - charge * ELECTRON_MASS) / Math.abs(charge);
}

/** How many atoms a formula has. */
export function atomCount(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { count }) => sum + count.toNumber(), 0);
}

/** Shares of the elements in mass and in atoms, in Hill order. */
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
