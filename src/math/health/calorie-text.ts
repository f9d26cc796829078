/** Energies as people tell them. */
import type { NumberWriter } from "./mass-text";

/** `1,990`: to the nearest ten, because no formula is closer; small ones to the nearest one. */
export function calories(kcal: number, writer: NumberWriter): string {
  return writer.number(Math.abs(kcal) < 20 ? Math.round(kcal) : Math.round(kcal / 10) * 10, 0);
}
