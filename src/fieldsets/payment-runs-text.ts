import type { Format } from "../core/format";
import type { EqualPayments } from "../math/finance/internal-rate";

/** Runs that are written out besides the longest one. */
const FIRST = 3;

/**
 * `6 × 14,166.67, then 240 × 43,391.16`: the payments of a loan. If there are more than four runs, the first three and
 * the longest one are written out, and the others are counted.
 */
export function paymentRunsText(runs: readonly EqualPayments[], format: Format): string {
  const longest = runs.reduce((best, { count }, i) => (count > (runs[best] as EqualPayments).count ? i : best), 0);
  const parts: string[] = [];
  let others = 0;
  const closeGap = () => {
    if (others > 0) parts.push(format.plural(others, "other amount"));
    others = 0;
  };
  for (const [i, { amount, count }] of runs.entries()) {
    if (i >= FIRST && i !== longest && runs.length > FIRST + 1) {
      others++;
      continue;
    }
    closeGap();
    parts.push(`${format.number(count)} × ${format.amount(amount)}`);
  }
  closeGap();
  return parts.join(", then ");
}
