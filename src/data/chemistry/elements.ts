/**
 * Atomic weights of the elements and masses of their nuclides.
 *
 * Weights: CIAAW/IUPAC abridged standard atomic weights, Pure Appl. Chem. 94 (2022) 573–600, doi:10.1515/pac-2019-0603,
 * with Zr, Gd and Lu as revised by CIAAW in 2024. Elements without a standard weight have the mass number given on the
 * IUPAC periodic table of May 4, 2022. Masses in u: AME2020, Chinese Physics C 45 (2021) 030002 and 030003, as listed
 * by CIAAW.
 */
import rows from "./elements.json";
import masses from "./nuclides.json";

interface ElementRow {
  readonly symbol: string;
  /** The abridged standard atomic weight as printed, or null if there is none. */
  readonly weight: string | null;
  readonly uncertainty: number | null;
  /**
   * Mass number of the most abundant isotope or, without a standard weight, of the isotope whose mass is used instead.
   */
  readonly monoisotope: number;
}

export interface Element extends ElementRow {
  readonly atomicNumber: number;
}

/** Elements by symbol, in order of atomic number. */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map(
  (rows as readonly ElementRow[]).map((row, i) => [row.symbol, { ...row, atomicNumber: i + 1 }]),
);

/** The element with this symbol, which must exist. */
export function elementOf(symbol: string): Element {
  return ELEMENTS.get(symbol) as Element;
}

/** Masses of an element's nuclides in u, by mass number. */
export function nuclidesOf(symbol: string): Readonly<Record<string, number>> {
  return (masses as Readonly<Record<string, Readonly<Record<string, number>>>>)[symbol] ?? {};
}

/** Average mass of an atom of an element, or the mass of one isotope, in u. */
export function atomicWeight(symbol: string, isotope: number | null = null): number {
  const { weight, monoisotope } = elementOf(symbol);
  if (isotope === null && weight !== null) return Number(weight);
  return nuclidesOf(symbol)[String(isotope ?? monoisotope)] as number;
}

/** Uncertainty of an atomic weight, in u; 0 if it is the mass of one nuclide. */
export function weightUncertainty(symbol: string, isotope: number | null = null): number {
  return isotope === null ? (elementOf(symbol).uncertainty ?? 0) : 0;
}

/** Mass of an isotope in u, by default the most abundant one. */
export function isotopeMass(symbol: string, isotope: number | null = null): number {
  return nuclidesOf(symbol)[String(isotope ?? elementOf(symbol).monoisotope)] as number;
}
