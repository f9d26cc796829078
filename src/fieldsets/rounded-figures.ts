import type { Format } from "../core/format";

/** As many as a double holds for certain. */
const MOST_FIGURES = 15;

/** `26,800` of 26,822.4 with three significant figures: writes a number of a table as the input `significantFigures` asks. */
export function roundedFigures(
  value: number,
  { significantFigures }: Readonly<Record<string, unknown>>,
  format: Format,
): string {
  const figures = Math.min(Number(significantFigures), MOST_FIGURES);
  return format.significant(Number(value.toPrecision(figures)), figures);
}
