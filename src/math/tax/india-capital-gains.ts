/**
 * Simplified tax on gains from listed shares and equity funds in India, without surcharge, rebate or use of an unused
 * basic exemption. The full tax for a year is in india.ts.
 */
import type { IndiaFigures } from "../../data/tax/india";
import type { TermGains } from "./term-gains";

export type IndiaGainFigures = Pick<IndiaFigures, "shortTermEquity" | "longTermEquity" | "cess">;

export interface IndiaGainsTax {
  /** Gains after set-off; neither is negative. */
  readonly gains: TermGains;
  /** Part of the long-term gain covered by the yearly exemption. */
  readonly exempt: number;
  readonly shortTermTax: number;
  readonly longTermTax: number;
  readonly cess: number;
  /** Including cess, not rounded. */
  readonly total: number;
}

/**
 * Sets off losses: a short-term loss reduces the long-term gain, but a long-term loss does not reduce a short-term
 * gain. Neither result is negative.
 */
export function setOffLosses({ shortTerm, longTerm }: TermGains): TermGains {
  return {
    shortTerm: Math.max(0, shortTerm),
    longTerm: Math.max(0, longTerm + Math.min(0, shortTerm)),
  };
}

/**
 * Computes the tax on a year's equity gains, given before set-off.
 *
 * @param exemptionUsed part of the yearly exemption already used by other gains
 */
export function indiaEquityTax(
  before: TermGains,
  exemptionUsed: number,
  { shortTermEquity, longTermEquity, cess }: IndiaGainFigures,
): IndiaGainsTax {
  const gains = setOffLosses(before);
  const { percent, exemptUpTo } = longTermEquity.value;
  const exempt = Math.min(gains.longTerm, Math.max(0, exemptUpTo - exemptionUsed));
  const shortTermTax = (gains.shortTerm * shortTermEquity.value) / 100;
  const longTermTax = ((gains.longTerm - exempt) * percent) / 100;
  const tax = shortTermTax + longTermTax;
  const levied = (tax * cess.value) / 100;
  return { gains, exempt, shortTermTax, longTermTax, cess: levied, total: tax + levied };
}
