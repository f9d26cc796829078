import type { Inputs } from "./inputs";
import type { Timeline } from "./timeline";

/** Dollars short that still count as nothing. */
const SLACK = 1e-6;

/** A year whose growth differs from none by less earns nothing on what is paid in month by month. */
const NO_GROWTH = 1e-12;

/** The markets of a plan. */
export interface Market {
  /** What a dollar is worth at the end of each year, after fees. */
  readonly growth: ArrayLike<number>;
  /** What twelve monthly deposits of a dollar are worth at the end of each year: see `depositsOf`. */
  readonly deposits: ArrayLike<number>;
  /** The price level at the start of each year, 1 today, and at the end of the last. */
  readonly prices: ArrayLike<number>;
  /** Place of this plan's first year in `growth` and `deposits`. */
  readonly offset?: number;
}

/** How the years of a plan went. */
export interface Outcome {
  /** Place of the first year whose need was not met in full; −1 where there is none. */
  readonly depleted: number;
  /** In dollars of the end. */
  readonly finalBalance: number;
  /** Never depleted, and enough left for what is to be left. */
  readonly lasts: boolean;
}

/** One year in full, for the table of a single plan. In dollars of the year. */
export interface RunYear {
  readonly startBalance: number;
  readonly cashFlow: number;
  /** What the plan takes out, before tax; negative where income is left over. */
  readonly planned: number;
  /** What there was of it. */
  readonly withdrawn: number;
  readonly endBalance: number;
}

/** What twelve deposits of a dollar, at the ends of the months, are worth after a year of this growth. */
export function depositsOf(growth: number): number {
  const rate = growth - 1;
  return Math.abs(rate) < NO_GROWTH ? 12 : rate / (growth ** (1 / 12) - 1);
}

/**
 * Runs a plan through a market.
 * @param balances takes the balance in today's dollars at the start of each year and at the end of the last: from `at` on,
 *   `stride` apart
 * @param tell is told each year
 */
export function run(
  inputs: Inputs,
  timeline: Timeline,
  { growth, deposits, prices, offset = 0 }: Market,
  balances: Float64Array | null = null,
  at = 0,
  stride = 1,
  tell?: (year: RunYear) => void,
): Outcome {
  const { years, saving, contribution, flowLevel, flowReal, need } = timeline;
  const { socialSecurity, pensionLevel, pensionReal } = timeline;
  const { strategy } = inputs;
  const kept = 1 - inputs.withdrawalTaxRate / 100;
  const rate = inputs.withdrawalRate / 100;
  let balance = inputs.currentSavings;
  let depleted = -1;
  let firstReal = 0;
  for (let t = 0; t < years; t++) {
    const price = prices[t] as number;
    const grown = growth[offset + t] as number;
    const cashFlow = (flowLevel[t] as number) + (flowReal[t] as number) * price;
    const startBalance = balance;
    const available = startBalance + cashFlow;
    let planned = 0;
    if (t >= saving) {
      if (strategy === "spending") {
        const gap =
          ((need[t] as number) - (socialSecurity[t] as number) - (pensionReal[t] as number)) * price -
          (pensionLevel[t] as number);
        planned = gap > 0 ? gap / kept : gap;
      } else if (strategy === "percent-of-balance" || t === saving) {
        planned = rate * Math.max(0, available);
        firstReal = planned / price;
      } else planned = firstReal * price;
    }
    const left = available - planned;
    if (left < -SLACK && depleted < 0) depleted = t;
    if (balances) balances[at + t * stride] = startBalance / price;
    balance = Math.max(0, left) * grown;
    if (t < saving) balance += (contribution[t] as number) * (deposits[offset + t] as number);
    tell?.({
      startBalance,
      cashFlow,
      planned,
      withdrawn: Math.min(planned, Math.max(0, available)),
      endBalance: balance,
    });
  }
  const lastPrice = prices[years] as number;
  if (balances) balances[at + years * stride] = balance / lastPrice;
  const wanted = inputs.legacyAmount * lastPrice;
  return { depleted, finalBalance: balance, lasts: depleted < 0 && balance >= wanted - SLACK };
}

/** What is left of a dollar after a year's fees. */
export function afterFees(inputs: Inputs): number {
  return 1 - inputs.annualFee / 100;
}

/** The market of steady returns and steady inflation. */
export function steadyMarket(inputs: Inputs, { years, saving }: Timeline): Market {
  const kept = afterFees(inputs);
  const before = (1 + inputs.preRetirementReturn / 100) * kept;
  const after = (1 + inputs.postRetirementReturn / 100) * kept;
  const growth = Float64Array.from({ length: years }, (_, t) => (t < saving ? before : after));
  return {
    growth,
    deposits: growth.map((grown, t) => (t < saving ? depositsOf(grown) : 0)),
    prices: steadyPrices(inputs, years),
  };
}

/** The price level at the start of each year and at the end of the last. */
export function steadyPrices({ inflationRate }: Inputs, years: number): Float64Array {
  return Float64Array.from({ length: years + 1 }, (_, t) => (1 + inflationRate / 100) ** t);
}
