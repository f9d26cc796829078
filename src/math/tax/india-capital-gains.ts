/**
 * Tax on gains of listed shares and equity funds in India, in short: without surcharge, rebate and the use of a basic
 * exemption that income leaves unused. The whole tax of a year is in india.ts.
 */
import type { IndiaFigures } from "../../data/tax/india";
import type { TermGains } from "./term-gains";

export type IndiaGainFigures = Pick<IndiaFigures, "shortTermEquity" | "longTermEquity" | "cess">;

export interface IndiaGainsTax {
  /** Gains after set-off, neither below 0. */
  readonly gains: TermGains;
  /** Of the long-term gain, covered by the yearly exemption. */
  readonly exempt: number;
  readonly shortTermTax: number;
  readonly longTermTax: number;
  readonly cess: number;
  /** With cess, not rounded. */
  readonly total: number;
}

/** A short-term loss reduces the long-term gain; a long-term loss reduces nothing else. Neither result is below 0. */
export function setOffLosses({ shortTerm, longTerm }: TermGains): TermGains {
  return {
    shortTerm: Math.max(0, shortTerm),
    longTerm: Math.max(0, longTerm + Math.min(0, shortTerm)),
  };
}

/**
 * The tax on the equity gains of a year, before set-off.
 * @param exemptionUsed of the yearly exemption, by other gains
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
