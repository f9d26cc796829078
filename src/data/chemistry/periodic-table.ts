/**
 * Names and positions of the elements, in order of atomic number. Group 3 is Sc, Y, Lu and Lr (IUPAC provisional
 * report, 2021); f-block elements have no group.
 */
import rows from "./periodic-table.json";

export interface PeriodicRow {
  readonly symbol: string;
  /** US English spelling. */
  readonly name: string;
  /** IUPAC spelling, if different: `aluminium`. */
  readonly iupacName?: string;
  /** Another common spelling: `sulphur`. */
  readonly otherName?: string;
  readonly group: number | null;
  readonly period: number;
  /** The full standard atomic weight, as a value with uncertainty or an interval, or null if there is none. */
  readonly standard: string | null;
}

export const PERIODIC_TABLE: readonly PeriodicRow[] = rows;
