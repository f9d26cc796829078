/** The Reserve Bank's tiers of loan to value, and what each lends on a value of gold. */
import { INDIA_GOLD_LOANS } from "../../../data/gold-loans/india";
import { NOISE, SLACK } from "../../../math/numbers/slack";

/** One tier, by all gold loans of the borrower. */
interface Tier {
  /** Loans above this, up to `loanUpTo`, are of this tier. */
  readonly loanAbove: number;
  /** Null: open. */
  readonly loanUpTo: number | null;
  readonly percent: number;
}

const { tiers } = INDIA_GOLD_LOANS.loanToValue.value;

export const TIERS: readonly Tier[] = tiers.map(({ loanUpTo, percent }, i) => ({
  loanAbove: tiers[i - 1]?.loanUpTo ?? 0,
  loanUpTo,
  percent,
}));

/** What a tier lends beside other gold loans. */
export interface Candidate {
  readonly tier: Tier;
  /** The tier's percent of the value, with room for the interest of a bullet loan. */
  readonly byValue: number;
  /** What other loans leave of the tier's ceiling; null where it has none. */
  readonly room: number | null;
  /** Null where the loan would not lie in the tier. */
  readonly loan: number | null;
}

/** `a` > `b`, binary noise aside. */
export function isMore(a: number, b: number): boolean {
  return a > b + SLACK + NOISE * Math.abs(b);
}

/**
 * @param value of the gold
 * @param growth what the lent rupee has become at maturity, where the limit holds then; else 1
 * @param others gold loans that the borrower has already
 */
export function candidates(value: number, growth: number, others: number): Candidate[] {
  return TIERS.map((tier) => {
    const byValue = (value * tier.percent) / (100 * growth);
    const room = tier.loanUpTo === null ? null : tier.loanUpTo - others;
    const loan = room === null ? byValue : Math.min(byValue, room);
    const lies = loan > 0 && isMore(loan + others, tier.loanAbove);
    return { tier, byValue, room, loan: lies ? loan : null };
  });
}

/** The candidate that lends most, of equal ones the one with the higher limit. */
export function bestCandidate(value: number, growth: number, others: number): Candidate {
  const all = candidates(value, growth, others);
  return all.reduce((best, one) => ((one.loan ?? 0) > (best.loan ?? 0) ? one : best));
}

/** The tier of a sum of loans. */
export function tierOf(total: number): Tier {
  return (
    TIERS.find(({ loanUpTo }) => loanUpTo === null || !isMore(total, loanUpTo)) ?? (TIERS.at(-1) as Tier)
  );
}

/** The values of gold among which the loan stands still, where a value is inside them: `[from, to]`. */
export function standstill(value: number, growth: number, others: number): readonly [number, number] | null {
  for (const [i, { loanUpTo, percent }] of TIERS.entries()) {
    const next = TIERS[i + 1];
    if (loanUpTo === null || !next || loanUpTo <= others) continue;
    const loan = (loanUpTo - others) * growth * 100;
    const [from, to] = [loan / percent, loan / next.percent];
    if (isMore(value, from) && isMore(to, value)) return [from, to];
  }
  return null;
}
