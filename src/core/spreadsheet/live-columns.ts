/** Which columns of a table can be formulas: those whose formula gives the calculator's own figures in every row. */
import { type Cells, compute, type Formula } from "./formula";

type Row = Readonly<Record<string, unknown>>;

/** Candidates for the cells of a column, in the first row and in the others. */
export interface Candidates {
  readonly first?: readonly Formula[];
  readonly rows: readonly Formula[];
}

/** The formulas of a column. In the first row there may be none, and the cell has its value. */
export interface LiveColumn {
  readonly first: Formula | null;
  readonly rows: Formula;
}

/** Half a cent: what a cell shows is the same. */
const TOLERANCE = 0.005;

/**
 * The columns that can be formulas. Every candidate is computed down the whole table, from the formulas of the columns it
 * refers to rather than from our figures, so that small errors that add up are found, too.
 */
export function liveColumns(
  rows: readonly Row[],
  inputs: Readonly<Record<string, unknown>>,
  candidates: Readonly<Record<string, Candidates>>,
): ReadonlyMap<string, LiveColumn> {
  const live = new Map<string, LiveColumn>();
  const [head] = rows;
  // A payment beyond the schedule may be more than what is left after another input has changed.
  if (!head || rows.some(({ extra }) => typeof extra === "number" && extra !== 0)) return live;
  const present = Object.entries(candidates).filter(([key]) => key in head);
  for (const [key, { first: firsts, rows: others }] of present) {
    const first = firsts?.find((formula) => matches(formula, key, head, { inputs, top: head })) ?? null;
    // A first row with its own rule is checked above; the rest of the column is checked below it.
    const from = firsts ? 1 : 0;
    const formula = others.find((one) =>
      rows.every((row, i) => i < from || matches(one, key, row, { inputs, top: head, above: rows[i - 1] })),
    );
    if (formula !== undefined) live.set(key, { first: firsts ? first : formula, rows: formula });
  }
  return addsUp(rows, inputs, live) ? live : new Map();
}

/** What a formula may refer to besides its own row. */
interface Around {
  readonly inputs: Row;
  readonly top: Row;
  readonly above?: Row | undefined;
}

function matches(formula: Formula, key: string, row: Row, around: Around): boolean {
  const value = compute(formula, cellsOf(row, around));
  return value !== null && Math.abs(value - Number(row[key])) <= TOLERANCE;
}

function cellsOf(row: Row, { inputs, top, above }: Around): Cells<number> {
  return {
    input: (key) => known(inputs[key]),
    column: (key) => known(row[key]),
    above: (key) => known(above?.[key]),
    top: (key) => known(top[key]),
  };
}

function known(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** Computes the whole table as a spreadsheet would, each cell from other formulas. */
function addsUp(rows: readonly Row[], inputs: Row, live: ReadonlyMap<string, LiveColumn>): boolean {
  let previous: Record<string, unknown> | undefined;
  let top: Record<string, unknown> | undefined;
  for (const row of rows) {
    const sheet: Record<string, unknown> = { ...row };
    top ??= sheet;
    for (const [key, { first, rows: formula }] of live) {
      const own = previous ? formula : first;
      if (own === null) continue;
      const value = compute(own, cellsOf(sheet, { inputs, top, above: previous }));
      if (value === null || Math.abs(value - Number(row[key])) > TOLERANCE) return false;
      sheet[key] = value;
    }
    previous = sheet;
  }
  return true;
}
