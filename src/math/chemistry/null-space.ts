/** The null space of an integer matrix, by fraction-free elimination. */
import { gcd, magnitude } from "../numbers/rational";

export type IntegerRow = readonly bigint[];

export interface NullSpace {
  /** The reduced rows: each has its own pivot column and zeros in the pivot columns of the others. */
  readonly reduced: readonly IntegerRow[];
  readonly pivots: readonly number[];
  readonly free: readonly number[];
  /** One vector of smallest integers per free column, positive in that column. */
  readonly basis: readonly IntegerRow[];
}

export function nullSpace(rows: readonly IntegerRow[], columns: number): NullSpace {
  let left = rows.map(primitive).filter((row) => row.some((value) => value !== 0n));
  const reduced: IntegerRow[] = [];
  const pivots: number[] = [];
  for (let column = 0; column < columns; column++) {
    const pivot = left.find((row) => row[column] !== 0n);
    if (!pivot) continue;
    const clear = (row: IntegerRow) => eliminate(row, pivot, column);
    left = left
      .filter((row) => row !== pivot)
      .map(clear)
      .filter((row) => row.some((value) => value !== 0n));
    reduced.splice(0, reduced.length, ...reduced.map(clear), pivot);
    pivots.push(column);
  }
  const free = Array.from({ length: columns }, (_, i) => i).filter((column) => !pivots.includes(column));
  return { reduced, pivots, free, basis: free.map((column) => vectorOf(column, reduced, pivots, columns)) };
}

/** The vector that is 1 in one free column and 0 in the others, scaled to integers. */
function vectorOf(
  column: number,
  reduced: readonly IntegerRow[],
  pivots: readonly number[],
  columns: number,
): IntegerRow {
  const common = reduced.reduce((scale, row, i) => {
    const pivot = magnitude(row[pivots[i] as number] as bigint);
    return (scale / gcd(scale, pivot)) * pivot;
  }, 1n);
  const vector: bigint[] = Array(columns).fill(0n);
  vector[column] = common;
  for (const [i, row] of reduced.entries()) {
    const pivot = pivots[i] as number;
    vector[pivot] = (-(row[column] as bigint) * common) / (row[pivot] as bigint);
  }
  return primitive(vector);
}

function eliminate(row: IntegerRow, pivot: IntegerRow, column: number): IntegerRow {
  const [a, b] = [row[column] as bigint, pivot[column] as bigint];
  return a === 0n ? row : primitive(row.map((value, i) => value * b - (pivot[i] as bigint) * a));
}

/** Divides a row by its greatest common divisor. */
export function primitive(row: IntegerRow): IntegerRow {
  const common = row.reduce((divisor, value) => gcd(divisor, magnitude(value)), 0n);
  return common <= 1n ? row : row.map((value) => value / common);
}
