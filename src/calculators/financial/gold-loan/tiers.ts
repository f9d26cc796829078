/** The Reserve Bank's loan-to-value tiers, and how much each lends on gold of a given value. */
import { INDIA_GOLD_LOANS } from "../../../data/gold-loans/india";
import { NOISE, SLACK } from "../../../math/numbers/slack";

/** One tier; the total of the borrower's gold loans decides which one applies. */
interface Tier {
  /** The tier covers loans above this and up to `loanUpTo`. */
  readonly loanAbove: number;
  /** Null if there is no upper bound. */
  readonly loanUpTo: number | null;
  readonly percent: number;
}

const { tiers } = INDIA_GOLD_LOANS.loanToValue.value;

export const TIERS: readonly Tier[] = tiers.map(({ loanUpTo, percent }, i) => ({
  loanAbove: tiers[i - 1]?.loanUpTo ?? 0,
  loanUpTo,
  percent,
}));

/** What a tier lends, given the borrower's other gold loans. */
export interface Candidate {
  readonly tier: Tier;
  /** The tier's percentage of the value, divided by the growth factor of a bullet loan. */
  readonly byValue: number;
  /** The tier's ceiling minus other loans; null if the tier has no ceiling. */
  readonly room: number | null;
  /** Null if the loan would not fall in the tier. */
  readonly loan: number | null;
}

/** `a` > `b`, tolerating floating-point error. */
export function isMore(a: number, b: number): boolean {
  return a > b + SLACK + NOISE * Math.abs(b);
}

/**
 * @param value value of the gold
 * @param growth growth factor of the loan until maturity if the limit applies then, otherwise 1
 * @param others gold loans that the borrower already has
 */
export function candidates(value: number, growth: number, others: number): Candidate[] {
  return TIERS.map((tier) => {
    const byValue = (value * tier.percent) / (100 * growth);
    const room = tier.loanUpTo === null ? null : tier.loanUpTo - others;
    const loan = room === null ? byValue : Math.min(byValue, room);
    const valid = loan > 0 && isMore(loan + others, tier.loanAbove);
    return { tier, byValue, room, loan: valid ? loan : null };
  });
}

/** The candidate that lends the most; on a tie, the one with the higher limit. */
export function bestCandidate(value: number, growth: number, others: number): Candidate {
  const all = candidates(value, growth, others);
  return all.reduce((best, one) => ((one.loan ?? 0) > (best.loan ?? 0) ? one : best));
}

/** The tier of a total of loans. */
export function tierOf(total: number): Tier {
  return TIERS.find(({ loanUpTo }) => loanUpTo === null || !isMore(total, loanUpTo)) ?? (TIERS.at(-1) as Tier);
}

/** The range `[from, to]` of gold values around `value` over which the loan stays the same; null if there is none. */
export function plateau(value: number, growth: number, others: number): readonly [number, number] | null {
  for (const [i, { loanUpTo, percent }] of TIERS.entries()) {
    const next = TIERS[i + 1];
    if (loanUpTo === null || !next || loanUpTo <= others) continue;
    const loan = (loanUpTo - others) * growth * 100;
    const [from, to] = [loan / percent, loan / next.percent];
    if (isMore(value, from) && isMore(to, value)) return [from, to];
  }
  return null;
}
