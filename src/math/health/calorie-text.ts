/** Formats energies for display. */
import type { NumberWriter } from "./mass-text";

/**
 * `1,990`: rounded to the nearest ten, since no formula is more accurate; values below 20 are rounded to the nearest
 * one.
 */
export function calories(kcal: number, writer: NumberWriter): string {
  return writer.number(Math.abs(kcal) < 20 ? Math.round(kcal) : Math.round(kcal / 10) * 10, 0);
}
