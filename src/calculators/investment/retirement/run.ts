import type { Inputs } from "./inputs";
import type { Timeline } from "./timeline";

/** A shortfall of less than this many dollars is ignored. */
const SLACK = 1e-6;

/** A return closer to zero than this is treated as zero for monthly deposits. */
const NO_GROWTH = 1e-12;

/** A market through which a plan is run. */
export interface Market {
  /** Growth factor of each year, after fees. */
  readonly growth: ArrayLike<number>;
  /** Value of twelve monthly deposits of one dollar at the end of each year: see `depositsOf`. */
  readonly deposits: ArrayLike<number>;
  /** Price level relative to today at the start of each year and at the end of the last one. */
  readonly prices: ArrayLike<number>;
  /** Index of this plan's first year in `growth` and `deposits`. */
  readonly offset?: number;
}

/** The outcome of a plan in one market. */
export interface Outcome {
  /** Index of the first year whose need was not met in full; −1 if there is none. */
  readonly depleted: number;
  /** In dollars of the last year. */
  readonly finalBalance: number;
  /** Whether savings were never depleted and the final balance covers the legacy. */
  readonly lasts: boolean;
}

/** Details of one year, for the table of a single plan. Amounts are in dollars of that year. */
export interface RunYear {
  readonly startBalance: number;
  readonly cashFlow: number;
  /** Planned withdrawal before tax; negative if income is left over. */
  readonly planned: number;
  /** Actual withdrawal, limited to the available balance. */
  readonly withdrawn: number;
  readonly endBalance: number;
}

/** Value of twelve deposits of one dollar, made at the end of each month, after a year with this growth factor. */
export function depositsOf(growth: number): number {
  const rate = growth - 1;
  return Math.abs(rate) < NO_GROWTH ? 12 : rate / (growth ** (1 / 12) - 1);
}

/**
 * Runs a plan through a market.
 * @param balances receives the balance in today's dollars at the start of each year and at the end of the last one,
 *   beginning at index `at` and `stride` apart
 * @param tell callback that receives each year
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

/** Fraction of the balance that is left after a year's fees. */
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

/** Price level relative to today at the start of each year and at the end of the last one. */
export function steadyPrices({ inflationRate }: Inputs, years: number): Float64Array {
  return Float64Array.from({ length: years + 1 }, (_, t) => (1 + inflationRate / 100) ** t);
}
