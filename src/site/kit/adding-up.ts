import { type Field, isNumeric } from "../../core/fields";
import { decimalsOf } from "../../core/format";
import { roundedAddends } from "../../math/numbers/rounded-addends";

type Row = Readonly<Record<string, unknown>>;

/** Decimals of numbers that set none, as `Format.number` writes them. */
const NUMBER_DIGITS = 6;

/**
 * The rows of a table as they are shown above their totals: the printed numbers of a column add up to its total as
 * printed. A row whose numbers need no change is returned as it is.
 *
 * @param totals columns with a sum below them
 * @param moneyDigits decimals of amounts
 */
export function addingUp(
  rows: readonly Row[],
  columns: readonly (readonly [string, Field])[],
  totals: readonly string[] | undefined,
  moneyDigits: number,
): readonly Row[] {
  let shown = rows;
  for (const [key, column] of columns) {
    const digits = decimalsOf(column) ?? (column.type === "money" ? moneyDigits : NUMBER_DIGITS);
    // Other digits depend on the value or on the row, and measures are converted before they are rounded.
    const isFixed = column.digits === undefined || typeof column.digits === "number";
    if (!totals?.includes(key) || !isNumeric(column) || !isFixed || column.measure) continue;
    const values = rows.map((row) => (row[key] as number | null) ?? 0);
    const addends = roundedAddends(values, totalOf(rows, key), digits);
    shown = shown.map((row, i) => (addends[i] === values[i] ? row : { ...row, [key]: addends[i] }));
  }
  return shown;
}

/** The sum of a column, exact; missing values count as 0. */
export function totalOf(rows: readonly Row[], key: string): number {
  return rows.reduce((sum, row) => sum + ((row[key] as number | null) ?? 0), 0);
}
