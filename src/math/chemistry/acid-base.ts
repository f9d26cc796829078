/**
 * Acids and bases in water: the pH at which all charges add up to zero, with activities taken as concentrations. A base
 * is the pair of its conjugate acid.
 */
import { findRoot } from "../solve/root";

/** An acid with all its forms, from the fully protonated one on. */
export interface AcidSystem {
  /** Of all forms together, in mol/L. */
  readonly total: number;
  /** Ascending, one for each proton. */
  readonly pKas: readonly number[];
  /** Of the fully protonated form: 0 of acetic acid, 1 of ammonium. */
  readonly charge: number;
}

export interface Solution {
  /** Ions of strong acids and bases: positive ones less negative ones, in mol/L. */
  readonly strongCharge: number;
  readonly systems: readonly AcidSystem[];
  readonly pKw: number;
}

/** What can be met in water, with room to spare. */
const SCALE = { low: -4, high: 20 };
const TOLERANCE = 1e-13;

/** The shares of the forms of an acid, the fully protonated one first. */
export function formShares(pKas: readonly number[], pH: number): readonly number[] {
  // In logarithms, so that no product of constants is lost.
  const logs = [0];
  for (const pKa of pKas) logs.push((logs.at(-1) as number) + pH - pKa);
  const largest = Math.max(...logs);
  const weights = logs.map((log) => 10 ** (log - largest));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((weight) => weight / sum);
}

/** Null where the pH would be off every scale. */
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

/** What a strong acid or base changes the pH by, per mol/L of it: Van Slyke’s buffer value, in mol/L. */
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
  /** Of a weak acid, or of the conjugate acid of a weak base. */
  readonly pKa: number;
  readonly pKw: number;
}

/** With so much titrant added, in mL; volumes add. */
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
