/** HUD's tables applied to one loan: the premium, the minimum down payment, the refund and the debt ratios. */
import { FEDERAL_DEBT_RATIOS } from "../../../data/home-loans/federal-debt-ratios";
import { FHA } from "../../../data/home-loans/fha";
import { SLACK } from "../../../math/numbers/slack";
import type { TIERS } from "./outputs";

/** The cell of the premium table for a loan. */
export interface PremiumCell {
  /** Percent per year. */
  readonly rate: number;
  readonly months: number;
  readonly wholeTerm: boolean;
  /** Range of loan-to-value in percent: above the first, up to the second; null means no limit. */
  readonly ltvAbove: number | null;
  readonly ltvUpTo: number | null;
  readonly short: boolean;
  /** Whether the base loan is above the threshold for higher rates. */
  readonly higher: boolean;
}

/** @param ltv in percent */
export function premiumCell(baseLoan: number, ltv: number, termYears: number, threshold: number): PremiumCell {
  const { shortTermYears, shortTerm, longTerm, reducedYears } = FHA.annualMip.value;
  const short = termYears <= shortTermYears;
  const higher = baseLoan > threshold + SLACK;
  const steps = (short ? shortTerm : longTerm)[higher ? "higher" : "standard"];
  const place = steps.findIndex((step) => step.ltvUpTo === null || ltv <= step.ltvUpTo + SLACK);
  const step = steps[place] as (typeof steps)[number];
  const whole = 12 * termYears;
  return {
    rate: step.rate,
    months: step.wholeTerm ? whole : Math.min(12 * reducedYears, whole),
    wholeTerm: step.wholeTerm,
    ltvAbove: steps[place - 1]?.ltvUpTo ?? null,
    ltvUpTo: step.ltvUpTo,
    short,
    higher,
  };
}

/** Minimum down payment as a percentage of the price; null if FHA does not insure loans with this score. */
export function minimumDownPayment(creditScore: number): number | null {
  return FHA.minimumDown.value.find((step) => creditScore >= step.creditScoreFrom)?.percent ?? null;
}

/** The lowest credit score FHA insures. */
export const LOWEST_SCORE = Math.min(...FHA.minimumDown.value.map((step) => step.creditScoreFrom));

/** Percentage of the upfront premium on a loan of the given age that an FHA refinance credits. */
export function refundPercent(months: number): number {
  const { firstMonth, lessEachMonth, lastMonth } = FHA.upfrontMipRefund.value;
  return months > lastMonth ? 0 : firstMonth - lessEachMonth * (Math.max(1, months) - 1);
}

export type Tier = keyof typeof TIERS;

/** A pair of ratio limits, in percent of income, and the lowest score they are available for. */
export interface TierLimits {
  readonly tier: Tier;
  readonly front: number;
  readonly back: number;
  readonly creditScoreFrom: number;
}

const FACTORS: Readonly<Record<number, Tier>> = { 1: "one-factor", 2: "two-factors" };

function ratios({ value: { front, back } }: (typeof FEDERAL_DEBT_RATIOS)["fha-31-43"]) {
  // FHA's rules limit both ratios, so `front` is never null.
  return { front: front as number, back, creditScoreFrom: 0 };
}

/** From strictest to loosest. */
export const TIER_LIMITS: readonly TierLimits[] = [
  { tier: "standard", ...ratios(FEDERAL_DEBT_RATIOS["fha-31-43"]) },
  ...FHA.compensatingFactors.value.map(({ factors, ...limits }) => ({
    tier: FACTORS[factors] as Tier,
    ...limits,
  })),
  { tier: "automated-only", ...ratios(FEDERAL_DEBT_RATIOS["fha-automated-47-57"]) },
];

/** Whether both ratios are within a tier that is available for the score. */
export function meetsTier(limits: TierLimits, front: number, back: number, creditScore: number): boolean {
  return creditScore >= limits.creditScoreFrom && front <= limits.front + SLACK && back <= limits.back + SLACK;
}

/** The strictest tier that the ratios meet. */
export function tierOf(front: number, back: number, creditScore: number): Tier {
  return TIER_LIMITS.find((limits) => meetsTier(limits, front, back, creditScore))?.tier ?? "over";
}
