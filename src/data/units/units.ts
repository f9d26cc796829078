/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Units of measurement, a file for each quantity so that a page fetches only those in use. What a unit's factor follows
 * from is named by a key of sources.json.
 */
import sources from "./sources.json";

export interface UnitRow {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly symbol: string;
  /** Other names and symbols that people write. */
  readonly aliases?: readonly string[];
  /**
   * One of the unit in SI units of its quantity, before the power of π: a decimal, a decimal with a power of ten, or a
   * fraction. Of a temperature scale, the kelvins in a degree.
   */
  readonly factor: string;
  /** The exponent of π in the factor; 0 without it. */
  readonly piPower?: number;
  /** Of a temperature scale: kelvins = (value + offset) × factor. */
  readonly offset?: string;
  /** The value stands below the line, as in liters per 100 km: SI value = factor / value. */
  readonly inverse?: true;
  /** False where the factor is measured. */
  readonly exact?: false;
  /** Prefixes that people put before the name and the symbol. */
  readonly prefixes?: "si" | "iec";
  readonly tags: readonly string[];
  readonly source: UnitSource;
}

export type UnitSource = keyof typeof sources;

export const UNIT_SOURCES: Readonly<Record<UnitSource, string>> = sources;
