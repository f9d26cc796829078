/** Which columns of a table can be formulas: those whose formula gives the calculator's own figures in every row. */
import { compute, type Formula } from "./formula";
import { addsUp, cellsOf, type FirstSheet, type Row, type RowFormulas, showsSame } from "./table-formulas";

/** Candidates for the cells of a column, in the first row and in the others. */
export interface Candidates {
  readonly first?: readonly Formula[];
  readonly rows: readonly Formula[];
}

/** The formulas of each row; none if the figures do not follow from the inputs by any of the candidates. */
export function liveColumns(
  rows: readonly Row[],
  sheet: FirstSheet,
  candidates: Readonly<Record<string, Candidates>>,
): readonly RowFormulas[] {
  const [head] = rows;
  // A payment beyond the schedule may be more than what is left after another input has changed.
  if (!head || rows.some(({ extra }) => typeof extra === "number" && extra !== 0)) return [];
  const [first, others]: [Record<string, Formula>, Record<string, Formula>] = [{}, {}];
  const matches = (formula: Formula, key: string, i: number) =>
    showsSame(compute(formula, cellsOf(rows[i] as Row, rows.slice(0, i), sheet)), rows[i]?.[key]);
  for (const [key, { first: firsts, rows: formulas }] of Object.entries(candidates)) {
    if (!(key in head)) continue;
    // A first row with its own rule is checked by itself; the rest of the column is checked below it.
    const from = firsts ? 1 : 0;
    const formula = formulas.find((one) => rows.every((_, i) => i < from || matches(one, key, i)));
    if (formula === undefined) continue;
    others[key] = formula;
    // In the first row there may be no formula, and the cell has its value.
    const top = firsts ? firsts.find((one) => matches(one, key, 0)) : formula;
    if (top !== undefined) first[key] = top;
  }
  const found = rows.map((_, i) => (i === 0 ? first : others));
  return addsUp(rows, sheet, found) ? found : [];
}
