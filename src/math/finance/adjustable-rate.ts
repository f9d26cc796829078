/** What keeps the rate of an adjustable mortgage from its index plus margin. */
export type RateLimit = "none" | "first-cap" | "periodic-cap" | "lifetime-cap" | "floor";

export interface AdjustableRate {
  /** Percent a year; of the first payments. */
  readonly startRate: number;
  /** How many payments the start rate holds. */
  readonly fixedPayments: number;
  /** Payments between two changes. */
  readonly adjustEvery: number;
  /** Percentage points that the first change may move the rate, up or down. */
  readonly initialCap: number;
  /** The same for each later change. */
  readonly periodicCap: number;
  /** Percentage points above the start rate that the rate never passes. */
  readonly lifetimeCap: number;
  /** Percent a year below which the rate never falls. */
  readonly floor: number;
}

export interface RateChange {
  /** Number of the first payment at this rate. */
  readonly payment: number;
  /** Percent. */
  readonly annualRate: number;
  /** The last limit that moved it. */
  readonly limitedBy: RateLimit;
}

/**
 * The rates of an adjustable mortgage when its fully indexed rate (index + margin) is the same at every change. Each
 * new rate is the target within the cap around the present rate, then at most the lifetime cap, then at least the
 * floor.
 *
 * @param target percent; ±Infinity for the worst and the best case
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
