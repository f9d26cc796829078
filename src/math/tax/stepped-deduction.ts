/** The federal deductions for tips, overtime and car loan interest. */
import type { FederalFigures, FilingStatus } from "../../data/tax/us";
import { forStatus } from "./brackets";
import { stepsAbove } from "./phase-outs";

/**
 * A capped deduction that falls in steps of a thousand dollars of income.
 *
 * @param paid tips, the premium part of overtime pay, or interest, in dollars per year
 * @param income modified adjusted gross income
 */
export function steppedDeduction(
  paid: number,
  income: number,
  status: FilingStatus,
  { value }: FederalFigures["tipsDeduction"],
): number {
  const over = forStatus(value.phaseOutOver, status);
  if (over === null) return 0;
  const lost = value.perThousand * stepsAbove(income, over, 1000, value.partialThousand);
  return Math.max(0, Math.min(paid, forStatus(value.cap, status)) - lost);
}
