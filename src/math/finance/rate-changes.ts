import type { Loan } from "./loan";

/**
 * Returns a `beforePayment` handler that changes the rate before the given payments. With `recast` each change computes
 * a new level payment over the remaining payments; otherwise the payment stays the same and the loan ends sooner or
 * later.
 */
export function applyRateChanges(
  changes: readonly { readonly payment: number; readonly annualRate: number }[],
  { recast }: { readonly recast: boolean },
): (loan: Loan) => void {
  const rates = new Map(changes.map(({ payment, annualRate }) => [payment, annualRate]));
  return (loan) => {
    const rate = rates.get(loan.number);
    if (rate === undefined) return;
    loan.changeRate(rate);
    if (recast) loan.recast();
  };
}
