/** A yearly cost that grows with each loan year and is spread evenly over the payments of the year. */
export interface GrowingCost {
  /** Cost in the first loan year. */
  readonly perYear: number;
  /** Percent per year. */
  readonly growth: number;
}

/** The part of the cost due with payment k (from 1): base · (1 + g)^y / p after y full years. */
export function costOfPayment({ perYear, growth }: GrowingCost, k: number, paymentsPerYear: number): number {
  return (perYear * (1 + growth / 100) ** Math.floor((k - 1) / paymentsPerYear)) / paymentsPerYear;
}

/** The total cost due with payments 1 … n. */
export function costOfPayments(cost: GrowingCost, payments: number, paymentsPerYear: number): number {
  let sum = 0;
  for (let k = 1; k <= payments; k += paymentsPerYear)
    sum += costOfPayment(cost, k, paymentsPerYear) * Math.min(paymentsPerYear, payments - k + 1);
  return sum;
}
