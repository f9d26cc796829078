import { type Field, isNumeric } from "../../core/fields";
import { decimalsOf } from "../../core/format";
import { asPrinted, roundedInSequence } from "../../math/numbers/rounded-addends";

type Row = Readonly<Record<string, unknown>>;
type Columns = readonly (readonly [string, Field])[];

/** Decimals of numbers that set none, as `Format.number` writes them. */
const NUMBER_DIGITS = 6;

/** How far a sum of doubles may be from the total that it is. */
const CLOSE = 1e-9;

/**
 * The rows of a table as they are shown above their totals: the printed numbers of a column add up to its total as
 * printed, the parts of a row to their sum, and a running total is that of the rows so far. A row whose numbers need
 * no change is returned as it is.
 *
 * @param totals columns with a sum below them
 * @param moneyDigits decimals of amounts
 */
export function addingUp(
  rows: readonly Row[],
  columns: Columns,
  totals: readonly string[] | undefined,
  moneyDigits: number,
): readonly Row[] {
  let shown = rows;
  const replace = (key: string, values: readonly number[]) => {
    shown = shown.map((row, i) => (row[key] === null || values[i] === row[key] ? row : { ...row, [key]: values[i] }));
  };
  const digits = new Map(columns.map(([key, column]) => [key, fixedDigits(column, moneyDigits)]));
  /** What stands in a column, as printed. */
  const printed = (row: Row, key: string) => asPrinted(amount(row, key), digits.get(key) as number);
  const isAdded = (key: string) => totals?.includes(key) === true && digits.get(key) !== undefined;

  for (const [key] of columns)
    if (isAdded(key)) replace(key, roundedInSequence(numbers(rows, key), digits.get(key) as number));

  for (const [key, { sumOf }] of columns) {
    // A part that is not shown is 0, or the others do not add up.
    const parts = sumOf?.filter((part) => digits.has(part)) ?? [];
    if (parts.length === 0 || ![key, ...parts].every(isAdded) || !rows.every((row) => isSum(row, key, parts))) continue;
    const [rest, ...others] = parts as [string, ...string[]];
    const restOf = (row: Row) => others.reduce((left, other) => left - printed(row, other), printed(row, key));
    replace(
      rest,
      shown.map((row) => asPrinted(restOf(row), digits.get(rest) as number)),
    );
  }

  for (const [key, { runningTotalOf: added }] of columns) {
    if (added === undefined || !isAdded(added)) continue;
    let total = 0;
    replace(
      key,
      shown.map((row) => {
        total = asPrinted(total + printed(row, added), digits.get(added) as number);
        return total;
      }),
    );
  }
  return shown;
}

/**
 * What stands below a column: the sum of what is printed in it; missing values count as 0. Where a part of each row takes
 * what the others leave, that may be a unit from the rounded sum: 10.01 less 5.00 is 5.01, although 5.004 is printed 5.00.
 *
 * @param shown rows from `addingUp`
 */
export function totalOf(shown: readonly Row[], [key, column]: Columns[number], moneyDigits: number): number {
  const digits = fixedDigits(column, moneyDigits);
  return numbers(shown, key).reduce((sum, value) => sum + (digits === undefined ? value : asPrinted(value, digits)), 0);
}

/**
 * The decimals of all numbers in a column; undefined if they depend on the value or on the row, or if a measure is
 * converted before it is rounded.
 */
function fixedDigits(column: Field, moneyDigits: number): number | undefined {
  const isFixed = column.digits === undefined || typeof column.digits === "number";
  if (!isNumeric(column) || !isFixed || column.measure) return undefined;
  return decimalsOf(column) ?? (column.type === "money" ? moneyDigits : NUMBER_DIGITS);
}

function amount(row: Row | undefined, key: string): number {
  return (row?.[key] as number | null | undefined) ?? 0;
}

function numbers(rows: readonly Row[], key: string): number[] {
  return rows.map((row) => amount(row, key));
}

/** Whether parts add up to a number of their row, but for the noise of doubles. */
function isSum(row: Row, key: string, parts: readonly string[]): boolean {
  const sum = parts.reduce((total, part) => total + amount(row, part), 0);
  const size = parts.reduce((total, part) => total + Math.abs(amount(row, part)), 1);
  return Math.abs(amount(row, key) - sum) <= CLOSE * size;
}
