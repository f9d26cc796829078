/** Positions of the elements in the periodic table, and how the arrow keys move between them. */
import { PERIODIC_TABLE, type PeriodicRow } from "../../../data/chemistry/periodic-table";

interface Place extends PeriodicRow {
  readonly atomicNumber: number;
  /** From 1. Rows 8 and 9 hold the f block, which is printed below the table. */
  readonly row: number;
  readonly column: number;
}

export const PLACES: readonly Place[] = PERIODIC_TABLE.map((element, i) => {
  const { group, period } = element;
  const atomicNumber = i + 1;
  if (group !== null) return { ...element, atomicNumber, row: period, column: group };
  // The rows of the f block start with lanthanum and actinium.
  const first = period === 6 ? 57 : 89;
  return { ...element, atomicNumber, row: period + 2, column: atomicNumber - first + 3 };
});

/**
 * Symbol of the element that a key moves to: the next one in the row or column, skipping gaps, or the first or last of
 * the row for Home and End. Null if there is none.
 */
export function symbolAt(key: string, symbol: string): string | null {
  const from = PLACES.find((place) => place.symbol === symbol);
  if (!from) return null;
  const row = PLACES.filter((place) => place.row === from.row).sort((a, b) => a.column - b.column);
  const column = PLACES.filter((place) => place.column === from.column).sort((a, b) => a.row - b.row);
  const neighbor = (line: readonly Place[], step: number) => line[line.indexOf(from) + step];
  const found: Readonly<Record<string, Place | undefined>> = {
    ArrowLeft: neighbor(row, -1),
    ArrowRight: neighbor(row, 1),
    ArrowUp: neighbor(column, -1),
    ArrowDown: neighbor(column, 1),
    Home: row[0],
    End: row.at(-1),
  };
  return found[key]?.symbol ?? null;
}
