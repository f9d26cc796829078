/**
 * Names and places of the elements, in the order of atomic numbers. Group 3 is Sc, Y, Lu and Lr (IUPAC provisional report,
 * 2021); elements of the f block have no group.
 */
import rows from "./periodic-table.json";

export interface PeriodicRow {
  readonly symbol: string;
  /** In US English. */
  readonly name: string;
  /** As IUPAC spells it, where that differs: `aluminium`. */
  readonly iupacName?: string;
  /** Another spelling that people use: `sulphur`. */
  readonly otherName?: string;
  readonly group: number | null;
  readonly period: number;
  /** The full standard atomic weight, as a value with its uncertainty or an interval; null where there is none. */
  readonly standard: string | null;
}

export const PERIODIC_TABLE: readonly PeriodicRow[] = rows;
