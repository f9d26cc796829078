import type { Refinance } from "./refinance";

/** Both loans at the end of each year, until the longer one ends. */
export function yearTable(refinance: Refinance) {
  return Array.from({ length: Math.ceil(refinance.months / 12) }, (_, i) => {
    const month = Math.min(12 * (i + 1), refinance.months);
    return { year: i + 1, ...costsAt(refinance, month) };
  });
}

/** Both loans after each month since the refinance, and the new one at the old payment. */
export function monthTable(refinance: Refinance) {
  const samePayment = refinance.samePayment();
  return Array.from({ length: refinance.months + 1 }, (_, month) => ({
    ...costsAt(refinance, month),
    samePaymentSavings: samePayment && refinance.savings(month, samePayment),
    samePaymentBalance: samePayment?.balance(month) ?? null,
  }));
}

function costsAt(refinance: Refinance, month: number) {
  return {
    month,
    stayCost: refinance.stayCost(month),
    refinanceCost: refinance.refinanceCost(month),
    savings: refinance.savings(month),
    currentBalance: refinance.current().balance(month),
    newBalance: refinance.next().balance(month),
  };
}
