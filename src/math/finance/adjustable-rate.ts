/** The limit that keeps an adjustable mortgage rate from reaching index plus margin. */
export type RateLimit = "none" | "first-cap" | "periodic-cap" | "lifetime-cap" | "floor";

export interface AdjustableRate {
  /** Rate of the first payments, in percent per year. */
  readonly startRate: number;
  /** Number of payments at the start rate. */
  readonly fixedPayments: number;
  /** Number of payments between two rate changes. */
  readonly adjustEvery: number;
  /** Percentage points by which the first change may move the rate, up or down. */
  readonly initialCap: number;
  /** Percentage points by which each later change may move the rate. */
  readonly periodicCap: number;
  /** Percentage points above the start rate that the rate never exceeds. */
  readonly lifetimeCap: number;
  /** Percent per year below which the rate never falls. */
  readonly floor: number;
}

export interface RateChange {
  /** Number of the first payment at this rate. */
  readonly payment: number;
  /** Percent per year. */
  readonly annualRate: number;
  /** The last limit that was applied. */
  readonly limitedBy: RateLimit;
}

/**
 * Computes the rates of an adjustable mortgage whose fully indexed rate (index + margin) is the same at every change.
 * Each new rate is the target kept within the cap around the current rate, then limited to the lifetime cap, then
 * raised to the floor if it is lower.
 *
 * @param target percent; ±Infinity for the worst and best cases
 * @param payments number of the last payment
 */
export function adjustableRates(terms: AdjustableRate, target: number, payments: number): RateChange[] {
  const changes: RateChange[] = [];
  let rate = terms.startRate;
  for (let payment = terms.fixedPayments + 1; payment <= payments; payment += terms.adjustEvery) {
    const first = changes.length === 0;
    const cap = first ? terms.initialCap : terms.periodicCap;
    let limitedBy: RateLimit = "none";
    let next = target;
    if (next > rate + cap || next < rate - cap) {
      next = next > rate ? rate + cap : rate - cap;
      limitedBy = first ? "first-cap" : "periodic-cap";
    }
    const ceiling = terms.startRate + terms.lifetimeCap;
    if (next > ceiling) {
      next = ceiling;
      limitedBy = "lifetime-cap";
    }
    if (next < terms.floor) {
      next = terms.floor;
      limitedBy = "floor";
    }
    rate = next;
    changes.push({ payment, annualRate: rate, limitedBy });
  }
  return changes;
}
