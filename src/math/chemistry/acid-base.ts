/**
 * Acids and bases in water: finds the pH at which all charges add up to zero, treating activities as concentrations. A
 * base is described by its conjugate acid.
 */
import { findRoot } from "../solve/root";

/** An acid with all its protonation states, starting from the fully protonated one. */
export interface AcidSystem {
  /** Total concentration of all its forms, in mol/L. */
  readonly total: number;
  /** In ascending order, one per proton. */
  readonly pKas: readonly number[];
  /** Charge of the fully protonated form: 0 for acetic acid, 1 for ammonium. */
  readonly charge: number;
}

export interface Solution {
  /** Net charge of the ions of strong acids and bases, in mol/L. */
  readonly strongCharge: number;
  readonly systems: readonly AcidSystem[];
  readonly pKw: number;
}

/** The pH range that occurs in water, with a margin. */
const SCALE = { low: -4, high: 20 };
const TOLERANCE = 1e-13;

/** Fractions of the forms of an acid, starting with the fully protonated one. */
export function formShares(pKas: readonly number[], pH: number): readonly number[] {
  // Computed in logarithms so that products of constants do not underflow.
  const logs = [0];
  for (const pKa of pKas) logs.push((logs.at(-1) as number) + pH - pKa);
  const largest = Math.max(...logs);
  const weights = logs.map((log) => 10 ** (log - largest));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((weight) => weight / sum);
}

/** The pH of a solution; null if it is outside the range. */
export function exactPh({ strongCharge, systems, pKw }: Solution): number | null {
  const imbalance = (pH: number) =>
    10 ** -pH -
    10 ** (pH - pKw) +
    strongCharge +
    systems.reduce((sum, system) => sum + system.total * meanCharge(system, pH), 0);
  return findRoot(imbalance, SCALE, TOLERANCE);
}

function meanCharge({ pKas, charge }: AcidSystem, pH: number): number {
  return charge - formShares(pKas, pH).reduce((sum, share, lost) => sum + lost * share, 0);
}

/** Van Slyke's buffer value: moles per liter of strong acid or base needed per unit change of pH. */
export function bufferCapacity(pH: number, total: number, pKa: number, pKw: number): number {
  const [h, k] = [10 ** -pH, 10 ** -pKa];
  return Math.LN10 * (h + 10 ** (pH - pKw) + (total * k * h) / (k + h) ** 2);
}

export type AcidOrBase = "strong-acid" | "weak-acid" | "strong-base" | "weak-base";

export interface Titration {
  readonly analyte: AcidOrBase;
  /** In mol/L and mL. */
  readonly analyteConcentration: number;
  readonly analyteVolume: number;
  readonly titrantConcentration: number;
  /** pKa of a weak acid, or of the conjugate acid of a weak base. */
  readonly pKa: number;
  readonly pKw: number;
}

/** The pH after adding a volume of titrant in mL; volumes are assumed to add up. */
export function titrationPh(
  { analyte, analyteConcentration, analyteVolume, titrantConcentration, pKa, pKw }: Titration,
  added: number,
): number | null {
  const volume = analyteVolume + added;
  const total = (analyteConcentration * analyteVolume) / volume;
  const titrant = (titrantConcentration * added) / volume;
  const isAcid = analyte.endsWith("acid");
  const isWeak = analyte.startsWith("weak");
  const own = isWeak ? 0 : isAcid ? -total : total;
  return exactPh({
    strongCharge: own + (isAcid ? titrant : -titrant),
    systems: isWeak ? [{ total, pKas: [pKa], charge: isAcid ? 0 : 1 }] : [],
    pKw,
  });
}
