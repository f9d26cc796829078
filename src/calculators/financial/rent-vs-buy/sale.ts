import { OWNER_TAX } from "../../../data/home-loans/owner-tax";
import type { Inputs } from "./inputs";
import type { Ownership } from "./ownership";

/** The sale of a home. */
export interface Sale {
  readonly value: number;
  readonly sellingCosts: number;
  /** Value minus buying and selling costs and the price paid; negative for a loss. */
  readonly gain: number;
  readonly excluded: number;
  readonly tax: number;
  readonly balance: number;
  readonly proceeds: number;
}

/**
 * Sells the home at the end of a year; the gain above the exclusion is taxed (26 USC 121).
 *
 * @param years years of ownership, at most those computed for the owner
 */
export function saleAfter(years: number, owner: Ownership, inputs: Inputs): Sale {
  const value = owner.valueAfter(years);
  const sellingCosts = (value * inputs.sellingCostPercent) / 100;
  const gain = value - sellingCosts - owner.price - owner.buyingCosts;
  const excluded = years >= OWNER_TAX.gainExclusion.value.yearsOwned ? inputs.gainExclusion : 0;
  const tax = (Math.max(0, gain - excluded) * inputs.capitalGainsRate) / 100;
  const balance = owner.years[years - 1]?.balance ?? 0;
  return {
    value,
    sellingCosts,
    gain,
    excluded,
    tax,
    balance,
    proceeds: value - sellingCosts - tax - balance,
  };
}
