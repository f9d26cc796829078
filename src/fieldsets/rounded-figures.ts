import type { Format } from "../core/format";

/** Number of digits that a double always preserves. */
const MOST_FIGURES = 15;

/** Rounds a number to the input `significantFigures` for a table: 26,822.4 to three significant figures is `26,800`. */
export function roundedFigures(
  value: number,
  { significantFigures }: Readonly<Record<string, unknown>>,
  format: Format,
): string {
  const figures = Math.min(Number(significantFigures), MOST_FIGURES);
  return format.significant(Number(value.toPrecision(figures)), figures);
}
