import type { Loan } from "./loan";

/**
 * Events of a loan whose rate changes before given payments. With `recast` each change works out a new level payment
 * over the payments left; without it the payment stays, and the loan ends sooner or later.
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
