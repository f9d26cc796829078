/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Units of measurement, with a file for each quantity so that a page loads only those it uses. The source of a unit's
 * factor is a key of sources.json.
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
   * Size of the unit in SI units, without the power of π: a decimal, a decimal with a power of ten, or a fraction. For
   * a temperature scale, the number of kelvins in a degree.
   */
  readonly factor: string;
  /** The exponent of π in the factor, by default 0. */
  readonly piPower?: number;
  /** For a temperature scale: kelvins = (value + offset) × factor. */
  readonly offset?: string;
  /** The value is a reciprocal, as in liters per 100 km: SI value = factor / value. */
  readonly inverse?: true;
  /** False if the factor is a measured value. */
  readonly exact?: false;
  /** Prefixes that can be added to the name and symbol. */
  readonly prefixes?: "si" | "iec";
  readonly tags: readonly string[];
  readonly source: UnitSource;
}

export type UnitSource = keyof typeof sources;

export const UNIT_SOURCES: Readonly<Record<UnitSource, string>> = sources;
