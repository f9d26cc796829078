/**
 * Weights of the elements and masses of their nuclides, a file for each so that a page fetches only those in use.
 *
 * Weights: CIAAW/IUPAC abridged standard atomic weights, Pure Appl. Chem. 94 (2022) 573–600, doi:10.1515/pac-2019-0603,
 * with Zr, Gd and Lu as CIAAW revised them in 2024. Elements without one: the mass number on the IUPAC periodic table of
 * 4 May 2022. Masses in u: AME2020, Chinese Physics C 45 (2021) 030002 and 030003, as CIAAW lists them.
 */
import rows from "./elements.json";
import masses from "./nuclides.json";

interface ElementRow {
  readonly symbol: string;
  /** The abridged standard atomic weight as it is printed, null where there is none. */
  readonly weight: string | null;
  readonly uncertainty: number | null;
  /** Mass number of the most abundant isotope; without a weight, the one whose mass stands in for it. */
  readonly monoisotope: number;
}

export interface Element extends ElementRow {
  readonly atomicNumber: number;
}

/** The element of each symbol, in the order of atomic numbers. */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map(
  (rows as readonly ElementRow[]).map((row, i) => [row.symbol, { ...row, atomicNumber: i + 1 }]),
);

/** The element of a symbol that is known to be one. */
export function elementOf(symbol: string): Element {
  return ELEMENTS.get(symbol) as Element;
}

/** Masses in u by mass number. */
export function nuclidesOf(symbol: string): Readonly<Record<string, number>> {
  return (masses as Readonly<Record<string, Readonly<Record<string, number>>>>)[symbol] ?? {};
}

/** What an atom of an element weighs on average, in u; of one isotope, its mass. */
export function atomicWeight(symbol: string, isotope: number | null = null): number {
  const { weight, monoisotope } = elementOf(symbol);
  if (isotope === null && weight !== null) return Number(weight);
  return nuclidesOf(symbol)[String(isotope ?? monoisotope)] as number;
}

/** How far an atomic weight may be off; 0 where it is the mass of one nuclide. */
export function weightUncertainty(symbol: string, isotope: number | null = null): number {
  return isotope === null ? (elementOf(symbol).uncertainty ?? 0) : 0;
}

/** The mass of one isotope, without another word of the most abundant one, in u. */
export function isotopeMass(symbol: string, isotope: number | null = null): number {
  return nuclidesOf(symbol)[String(isotope ?? elementOf(symbol).monoisotope)] as number;
}
