import { fromDayNumber, toDayNumber } from "./civil";

/** The part of a span that lies within one calendar month: days d with `from` ≤ d < `to`. */
export interface MonthPiece {
  readonly year: number;
  readonly month: number;
  readonly from: number;
  readonly to: number;
}

/** Splits the days d with `from` ≤ d < `to` (day numbers) at month boundaries. */
export function monthPieces(from: number, to: number): MonthPiece[] {
  const pieces: MonthPiece[] = [];
  let day = from;
  while (day < to) {
    const { year, month } = fromDayNumber(day);
    const end = Math.min(to, month === 12 ? toDayNumber(year + 1, 1, 1) : toDayNumber(year, month + 1, 1));
    pieces.push({ year, month, from: day, to: end });
    day = end;
  }
  return pieces;
}
