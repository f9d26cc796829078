/** Compares the cash incentive at the usual rate with the dealer's low rate without the incentive. */
import { levelPayment } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { findRoot } from "../../../math/solve/root";
import type { Inputs } from "./inputs";
import { amountFinanced, upfrontCash } from "./purchase";

/** One way to buy the car, before extra payments. */
export interface Offer {
  readonly incentive: number;
  /** Percent. */
  readonly annualRate: number;
  readonly months: number;
  readonly financed: number;
  /** Monthly payment, excluding the balloon. */
  readonly payment: number;
  /** Upfront cash, payments and balloon. */
  readonly cost: number;
}

/** Offers that differ by at most this count as equal. */
const HALF_CENT = 0.005;

function offerOf(inputs: Inputs, incentive: number, annualRate: number, months: number): Offer {
  const financed = amountFinanced(inputs, incentive);
  const { balloonAmount } = inputs;
  const payment = levelPayment(financed, nominalPeriodRate(annualRate, 12), months, balloonAmount);
  const cost = upfrontCash(inputs, incentive) + months * payment + balloonAmount;
  return { incentive, annualRate, months, financed, payment, cost };
}

/** The offer with a rebate; rebate and rate default to the ones entered. */
export function cashOffer(
  inputs: Inputs,
  incentive: number = inputs.cashIncentive,
  annualRate: number = inputs.annualRate,
): Offer {
  return offerOf(inputs, incentive, annualRate, inputs.termMonths);
}

/** The low rate without the rebate; null if there is no such offer. */
function promoOffer(inputs: Inputs): Offer | null {
  const { promoAnnualRate, promoTermMonths } = inputs;
  return promoAnnualRate === null ? null : offerOf(inputs, 0, promoAnnualRate, promoTermMonths);
}

/** Both offers, and the difference between them. */
export interface Comparison {
  readonly cash: Offer;
  readonly promo: Offer;
  readonly better: "cash-incentive" | "low-apr" | "equal";
  /** By how much the rebate is cheaper; negative if the low rate is. */
  readonly advantage: number;
}

export function compareOffers(inputs: Inputs): Comparison | null {
  const promo = promoOffer(inputs);
  if (!promo) return null;
  const cash = cashOffer(inputs);
  const advantage = promo.cost - cash.cost;
  const better = Math.abs(advantage) <= HALF_CENT ? "equal" : advantage > 0 ? "cash-incentive" : "low-apr";
  return { cash, promo, better, advantage };
}

/** The largest possible rebate: the price, or less if the loan would become smaller than its balloon. */
function largestIncentive(inputs: Inputs): number {
  const { vehiclePrice, balloonAmount } = inputs;
  const spare = (incentive: number) => amountFinanced(inputs, incentive) - balloonAmount;
  if (balloonAmount === 0 || spare(vehiclePrice) >= 0) return vehiclePrice;
  return findRoot(spare, { low: 0, high: vehiclePrice }) ?? vehiclePrice;
}

/** The rebate at which both offers cost the same; 0 if the cash offer always wins, null if it never can. */
export function breakEvenIncentive(inputs: Inputs): number | null {
  const promo = promoOffer(inputs);
  if (!promo) return null;
  const excess = (incentive: number) => cashOffer(inputs, incentive).cost - promo.cost;
  if (excess(0) <= 0) return 0;
  return findRoot(excess, { low: 0, high: largestIncentive(inputs) });
}

/** The rate of the cash offer at which both offers cost the same; null if there is none from 0% to 100%. */
export function breakEvenRate(inputs: Inputs): number | null {
  const promo = promoOffer(inputs);
  if (!promo) return null;
  const excess = (annualRate: number) => cashOffer(inputs, inputs.cashIncentive, annualRate).cost - promo.cost;
  return findRoot(excess, { low: 0, high: 100 });
}

/** Number of steps on the rebate axis. */
const STEPS = 20;

/** The cost of both offers at different rebates, including the one entered and the break-even. */
export function costByIncentive(inputs: Inputs) {
  const promo = promoOffer(inputs);
  if (!promo) return [];
  const own = inputs.cashIncentive;
  const even = breakEvenIncentive(inputs) ?? 0;
  const max = largestIncentive(inputs);
  const end = Math.min(max, Math.max(1.5 * own, 1.5 * even, inputs.vehiclePrice / 20));
  const grid = Array.from({ length: STEPS + 1 }, (_, i) => (end * i) / STEPS);
  const incentives = [...new Set([...grid, own, even])].filter((one) => one <= max);
  return incentives
    .sort((a, b) => a - b)
    .map((incentive) => ({
      incentive,
      costWithIncentive: cashOffer(inputs, incentive).cost,
      costWithPromo: promo.cost,
    }));
}
