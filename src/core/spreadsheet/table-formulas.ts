/** Tables whose cells are formulas, and the check that these give the calculator's own figures. */
import { type Cells, compute, type Formula } from "./formula";

export type Row = Readonly<Record<string, unknown>>;

/** The formulas of one row, by column, each after those that it refers to. Columns without one have values. */
export type RowFormulas = Readonly<Record<string, Formula>>;

/** The tables of a calculator that follow from its inputs, by the key of the output: what each row consists of. */
export type TableFormulas<Model> = (model: Model) => Readonly<Record<string, (row: Place) => RowFormulas>>;

/** Where a row is in its table. */
export interface Place {
  /** From 0. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The cells of the first sheet. */
export interface FirstSheet {
  readonly inputs: Row;
  readonly outputs: Row;
}

/** Half a cent: what a cell shows is the same. */
const TOLERANCE = 0.005;

/** Whether a cell shows the same figure. */
export function showsSame(found: number | null, own: unknown): boolean {
  return found !== null && Math.abs(found - Number(own)) <= TOLERANCE;
}

/** What the formulas of a row find, with the rows above it. */
export function cellsOf(row: Row, rowsAbove: readonly Row[], { inputs, outputs }: FirstSheet): Cells<number> {
  return {
    input: (key) => known(inputs[key]),
    output: (key) => known(outputs[key]),
    column: (key) => known(row[key]),
    above: (key) => known(rowsAbove.at(-1)?.[key]),
    top: (key) => known((rowsAbove[0] ?? row)[key]),
    sumAbove: (key) => rowsAbove.reduce((sum, one) => sum + Number(one[key]), 0),
  };
}

function known(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/**
 * Whether the formulas give our own figures in every row. The whole table is computed as a spreadsheet would, each cell
 * from other formulas rather than from our figures, so that small errors that add up are found, too.
 */
export function addsUp(rows: readonly Row[], first: FirstSheet, formulas: readonly RowFormulas[]): boolean {
  const sheet: Row[] = [];
  return rows.every((own, i) => {
    const row: Record<string, unknown> = { ...own };
    const cells = cellsOf(row, sheet, first);
    const isSame = Object.entries(formulas[i] ?? {}).every(([key, formula]) => {
      const value = compute(formula, cells);
      row[key] = value;
      return showsSame(value, own[key]);
    });
    sheet.push(row);
    return isSame;
  });
}
