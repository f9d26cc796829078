import type { Inputs } from "./inputs";
import type { Held } from "./term";

/** What the three kinds of deposit have in common. */
export interface Plan {
  /** Paid in until then. */
  invested(held: Held): number;
  /** Paid in, and all interest until then, whether it was paid out or not. */
  value(held: Held): number;
  /** What a year brings, in percent, with the interest left to compound. */
  readonly effectiveRate: number;
}

/** How often interest is added in a year, and for simple interest never. */
export const PERIODS = {
  daily: 365,
  monthly: 12,
  quarterly: 4,
  "half-yearly": 2,
  yearly: 1,
  simple: null,
} as const satisfies Record<Inputs["compounding"], number | null>;

/** Months between two payouts. */
export const PAYOUT_MONTHS = {
  cumulative: null,
  monthly: 1,
  quarterly: 3,
  "half-yearly": 6,
  yearly: 12,
} as const satisfies Record<Inputs["payout"], number | null>;
