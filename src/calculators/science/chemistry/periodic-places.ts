/** Where the elements stand in the periodic table, and how the arrow keys lead from one to another. */
import { PERIODIC_TABLE, type PeriodicRow } from "../../../data/chemistry/periodic-table";

interface Place extends PeriodicRow {
  readonly atomicNumber: number;
  /** From 1; the f block stands below, as in print. */
  readonly row: number;
  readonly column: number;
}

export const PLACES: readonly Place[] = PERIODIC_TABLE.map((element, i) => {
  const { group, period } = element;
  const atomicNumber = i + 1;
  if (group !== null) return { ...element, atomicNumber, row: period, column: group };
  // Lanthanum and actinium are the first of their rows.
  const first = period === 6 ? 57 : 89;
  return { ...element, atomicNumber, row: period + 2, column: atomicNumber - first + 3 };
});

/** The symbol that a key leads to, over gaps: the next in the row or column, with Home and End the row's ends. */
export function symbolAt(key: string, symbol: string): string | null {
  const from = PLACES.find((place) => place.symbol === symbol);
  if (!from) return null;
  const row = PLACES.filter((place) => place.row === from.row).sort((a, b) => a.column - b.column);
  const column = PLACES.filter((place) => place.column === from.column).sort((a, b) => a.row - b.row);
  const beside = (line: readonly Place[], step: number) => line[line.indexOf(from) + step];
  const found: Readonly<Record<string, Place | undefined>> = {
    ArrowLeft: beside(row, -1),
    ArrowRight: beside(row, 1),
    ArrowUp: beside(column, -1),
    ArrowDown: beside(column, 1),
    Home: row[0],
    End: row.at(-1),
  };
  return found[key]?.symbol ?? null;
}
