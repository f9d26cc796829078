/** A yearly cost that rises with each loan year and is paid in equal parts with the payments of the year. */
export interface GrowingCost {
  /** Of the first loan year. */
  readonly perYear: number;
  /** Percent a year. */
  readonly growth: number;
}

/** What payment k (from 1) carries: base · (1 + g)^y / p, with y full years before it. */
export function costOfPayment({ perYear, growth }: GrowingCost, k: number, paymentsPerYear: number): number {
  return (perYear * (1 + growth / 100) ** Math.floor((k - 1) / paymentsPerYear)) / paymentsPerYear;
}

/** What payments 1 … n carry together. */
export function costOfPayments(cost: GrowingCost, payments: number, paymentsPerYear: number): number {
  let sum = 0;
  for (let k = 1; k <= payments; k += paymentsPerYear)
    sum += costOfPayment(cost, k, paymentsPerYear) * Math.min(paymentsPerYear, payments - k + 1);
  return sum;
}
