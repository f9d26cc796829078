import { joinWithAnd } from "../math/words/lists";

/** `Uses 2025 figures: Standard deduction and Surcharge.` */
export function usesFigures(period: string, labels: readonly string[]): string {
  return `Uses ${period}: ${joinWithAnd(labels)}.`;
}
