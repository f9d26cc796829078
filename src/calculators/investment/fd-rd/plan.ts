import type { Inputs } from "./inputs";
import type { Held } from "./term";

/** The common interface of the three kinds of deposit. */
export interface Plan {
  /** Amount paid in over the time held. */
  invested(held: Held): number;
  /** Amount paid in plus all interest over the time held, whether paid out or kept. */
  value(held: Held): number;
  /** Effective annual rate in percent, assuming that the interest compounds. */
  readonly effectiveRate: number;
}

/** Compounding periods per year; null for simple interest. */
export const PERIODS = {
  daily: 365,
  monthly: 12,
  quarterly: 4,
  "half-yearly": 2,
  yearly: 1,
  simple: null,
} as const satisfies Record<Inputs["compounding"], number | null>;

/** Months between payouts; null if the interest is kept until maturity. */
export const PAYOUT_MONTHS = {
  cumulative: null,
  monthly: 1,
  quarterly: 3,
  "half-yearly": 6,
  yearly: 12,
} as const satisfies Record<Inputs["payout"], number | null>;
